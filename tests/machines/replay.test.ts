// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, DAYS, steps } from './replay.walk';

const OLDER = ['2026-08-19', ...DAYS];
const OTHER = DAYS.toSpliced(1, 1);

const at = (pace: 'paused' | 'playing', address: 'written' | 'behind') => ({ pace, address });

const moved = (day: string): readonly { type: string }[] => {
  const fact = { type: 'moved', day };
  return [fact];
};

const table: Table = {
  'paused, the bars to come': {
    start: {
      value: at('paused', 'written'),
      context: { days: [], day: '2026-08-21', written: '2026-08-21', speed: 1 },
    },
    steps: {
      'the days are there': { context: { days: DAYS } },
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': {
        value: at('paused', 'behind'),
        context: { days: OTHER, day: '2026-08-20' },
      },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { context: { day: '2026-08-23', written: '2026-08-23' } },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      'eight bars a second': { context: { speed: 8 } },
    },
  },
  'paused on a day': {
    start: {
      value: at('paused', 'written'),
      context: { days: DAYS, day: '2026-08-21', written: '2026-08-21', speed: 1 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': {
        value: at('paused', 'behind'),
        context: { days: OTHER, day: '2026-08-20' },
      },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { value: at('paused', 'behind'), context: { written: '2026-08-23' } },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      next: { value: at('paused', 'behind'), context: { day: '2026-08-24' } },
      previous: { value: at('paused', 'behind'), context: { day: '2026-08-20' } },
      play: { value: at('playing', 'written') },
      'eight bars a second': { context: { speed: 8 } },
    },
  },
  'paused on the first day': {
    start: {
      value: at('paused', 'behind'),
      context: { days: DAYS, day: '2026-08-20', written: '2026-08-21', speed: 1 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': { context: { days: OTHER } },
      'the address names the first day': { context: { written: '2026-08-20' } },
      'the address names a Sunday': { context: { day: '2026-08-21', written: '2026-08-23' } },
      'go to the last day': { context: { day: '2026-08-25' } },
      next: { context: { day: '2026-08-21' } },
      play: { value: at('playing', 'behind') },
      'eight bars a second': { context: { speed: 8 } },
      '350 ms pass': {
        value: at('paused', 'written'),
        context: { written: '2026-08-20' },
        emitted: moved('2026-08-20'),
      },
      '1,000 ms pass': {
        value: at('paused', 'written'),
        context: { written: '2026-08-20' },
        emitted: moved('2026-08-20'),
      },
    },
  },
  'paused after a step': {
    start: {
      value: at('paused', 'behind'),
      context: { days: DAYS, day: '2026-08-24', written: '2026-08-21', speed: 1 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': { context: { days: OTHER } },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { context: { day: '2026-08-21', written: '2026-08-23' } },
      'go to the last day': { context: { day: '2026-08-25' } },
      next: { context: { day: '2026-08-25' } },
      previous: { context: { day: '2026-08-21' } },
      play: { value: at('playing', 'behind') },
      'eight bars a second': { context: { speed: 8 } },
      '350 ms pass': {
        value: at('paused', 'written'),
        context: { written: '2026-08-24' },
        emitted: moved('2026-08-24'),
      },
      '1,000 ms pass': {
        value: at('paused', 'written'),
        context: { written: '2026-08-24' },
        emitted: moved('2026-08-24'),
      },
    },
  },
  'paused on the last day': {
    start: {
      value: at('paused', 'written'),
      context: { days: DAYS, day: '2026-08-25', written: '2026-08-25', speed: 1 },
      emitted: moved('2026-08-25'),
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': { context: { days: OTHER } },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names the same day': { context: { day: '2026-08-21', written: '2026-08-21' } },
      'the address names a Sunday': {
        value: at('paused', 'behind'),
        context: { day: '2026-08-21', written: '2026-08-23' },
      },
      previous: { value: at('paused', 'behind'), context: { day: '2026-08-24' } },
      'eight bars a second': { context: { speed: 8 } },
    },
  },
  playing: {
    start: {
      value: at('playing', 'written'),
      context: { days: DAYS, day: '2026-08-21', written: '2026-08-21', speed: 1 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': {
        value: at('playing', 'behind'),
        context: { days: OTHER, day: '2026-08-20' },
      },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { value: at('playing', 'behind'), context: { written: '2026-08-23' } },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      next: { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      previous: { value: at('playing', 'behind'), context: { day: '2026-08-20' } },
      pause: { value: at('paused', 'written') },
      'eight bars a second': { context: { speed: 8 } },
      '1,000 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
    },
  },
  'playing after a bar': {
    start: {
      value: at('playing', 'behind'),
      context: { days: DAYS, day: '2026-08-24', written: '2026-08-21', speed: 1 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': { context: { days: OTHER } },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { context: { day: '2026-08-21', written: '2026-08-23' } },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      next: { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      previous: { context: { day: '2026-08-21' } },
      pause: { value: at('paused', 'behind') },
      'eight bars a second': { context: { speed: 8 } },
      '350 ms pass': {
        value: at('playing', 'written'),
        context: { written: '2026-08-24' },
        emitted: moved('2026-08-24'),
      },
      '1,000 ms pass': {
        value: at('paused', 'behind'),
        context: { day: '2026-08-25', written: '2026-08-24' },
        emitted: moved('2026-08-24'),
      },
    },
  },
  'playing, then fast': {
    start: {
      value: at('playing', 'written'),
      context: { days: DAYS, day: '2026-08-21', written: '2026-08-21', speed: 8 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': {
        value: at('playing', 'behind'),
        context: { days: OTHER, day: '2026-08-20' },
      },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { value: at('playing', 'behind'), context: { written: '2026-08-23' } },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      next: { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      previous: { value: at('playing', 'behind'), context: { day: '2026-08-20' } },
      pause: { value: at('paused', 'written') },
      '125 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      '350 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      '1,000 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
    },
  },
  'playing fast': {
    start: {
      value: at('playing', 'written'),
      context: { days: DAYS, day: '2026-08-21', written: '2026-08-21', speed: 8 },
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': {
        value: at('playing', 'behind'),
        context: { days: OTHER, day: '2026-08-20' },
      },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names a Sunday': { value: at('playing', 'behind'), context: { written: '2026-08-23' } },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      next: { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      previous: { value: at('playing', 'behind'), context: { day: '2026-08-20' } },
      pause: { value: at('paused', 'written') },
      '125 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      '350 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
      '1,000 ms pass': { value: at('playing', 'behind'), context: { day: '2026-08-24' } },
    },
  },
  'playing on the day before the last': {
    start: {
      value: at('playing', 'written'),
      context: { days: DAYS, day: '2026-08-24', written: '2026-08-24', speed: 1 },
      emitted: moved('2026-08-24'),
    },
    steps: {
      'older days are there': { context: { days: OLDER } },
      'another symbol without the day': { context: { days: OTHER } },
      'the address names the first day': { context: { day: '2026-08-20', written: '2026-08-20' } },
      'the address names the same day': { context: { day: '2026-08-21', written: '2026-08-21' } },
      'the address names a Sunday': {
        value: at('playing', 'behind'),
        context: { day: '2026-08-21', written: '2026-08-23' },
      },
      'go to the last day': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      next: { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
      previous: { value: at('playing', 'behind'), context: { day: '2026-08-21' } },
      pause: { value: at('paused', 'written') },
      'eight bars a second': { context: { speed: 8 } },
      '1,000 ms pass': { value: at('paused', 'behind'), context: { day: '2026-08-25' } },
    },
  },
};

describe('a replay', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
