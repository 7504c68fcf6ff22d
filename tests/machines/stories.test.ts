// @module-tag P9
import { describe, expect, it } from 'vitest';
import { differences, expectedOf, type Table } from '../support/machines/cases';
import { cases, steps, stories } from './stories.walk';

const playing = { open: 'playing' };
const paused = { open: 'paused' };

/** The stories in the order of their ids; those named after the bar are viewed. */
function list(ids: string, viewed: string) {
  return ids.split(' ').map((id) => ({ id, isViewed: viewed.split(' ').includes(id) }));
}

const shown = (index: number, viewed: string, shownFor = 0) => ({
  stories: list('linh khoa vy', viewed),
  index,
  shownFor,
});

const first = shown(0, 'linh vy');
const firstToItsEnd = shown(0, 'linh vy', 1_900);
const firstAgain = shown(0, 'linh khoa vy');
const second = shown(1, 'linh khoa vy');
const last = shown(2, 'vy');
const lastToItsEnd = shown(2, 'vy', 1_900);
const lastOfAll = shown(2, 'linh khoa vy');

const reordered = list('khoa linh vy', 'linh vy');
const ended = { value: { open: 'ended' }, emitted: [{ type: 'ended' }] };

const playingSecond = {
  start: { value: playing, context: second },
  steps: {
    next: { context: lastOfAll },
    previous: { context: firstAgain },
    pause: { value: paused },
    close: { value: 'closed' },
    '100 ms pass': { context: { shownFor: 100 } },
  },
};

const table: Table = {
  closed: {
    start: { context: { stories, index: 0, shownFor: 0 } },
    steps: {
      'open the first': { value: playing, context: first },
      'open the last': { value: playing, context: last },
    },
  },
  'closed after the first': {
    start: { value: 'closed', context: { ...first, stories: reordered } },
    steps: {
      'open the first': { value: playing, context: { stories: reordered, index: 1, shownFor: 0 } },
      'open the last': { value: playing, context: { stories: reordered, index: 2, shownFor: 0 } },
    },
  },
  'open.playing the first': {
    start: { value: playing, context: first },
    steps: {
      next: { context: second },
      pause: { value: paused },
      close: { value: 'closed', context: { stories: reordered } },
      '100 ms pass': { context: shown(0, 'linh vy', 100) },
    },
  },
  'open.playing the first to its end': {
    start: { value: playing, context: firstToItsEnd },
    steps: {
      next: { context: second },
      previous: { context: first },
      pause: { value: paused },
      close: { value: 'closed', context: { stories: reordered } },
      '100 ms pass': { context: second },
    },
  },
  'open.playing the second after the first': playingSecond,
  'open.playing the second': playingSecond,
  'open.playing the first again': {
    start: { value: playing, context: firstAgain },
    steps: {
      next: { context: second },
      pause: { value: paused },
      close: { value: 'closed' },
      '100 ms pass': { context: { shownFor: 100 } },
    },
  },
  'open.playing the last': {
    start: { value: playing, context: last },
    steps: {
      next: ended,
      previous: { context: shown(1, 'khoa vy') },
      pause: { value: paused },
      close: { value: 'closed' },
      '100 ms pass': { context: { shownFor: 100 } },
    },
  },
  'open.playing the last to its end': {
    start: { value: playing, context: lastToItsEnd },
    steps: {
      next: ended,
      previous: { context: shown(1, 'khoa vy') },
      pause: { value: paused },
      close: { value: 'closed' },
      '100 ms pass': ended,
    },
  },
  'open.playing after a pause': {
    start: { value: playing, context: firstToItsEnd },
    steps: {
      next: { context: second },
      previous: { context: first },
      pause: { value: paused },
      close: { value: 'closed', context: { stories: reordered } },
      '100 ms pass': { context: second },
    },
  },
  'open.paused within the first': {
    start: { value: paused, context: firstToItsEnd },
    steps: {
      next: { context: second },
      previous: { context: first },
      resume: { value: playing },
      close: { value: 'closed', context: { stories: reordered } },
    },
  },
  'open.paused on the second': {
    start: { value: paused, context: second },
    steps: {
      next: { context: lastOfAll },
      previous: { context: firstAgain },
      resume: { value: playing },
      close: { value: 'closed' },
    },
  },
  'open.paused on the last': {
    start: { value: paused, context: last },
    steps: {
      next: ended,
      previous: { context: shown(1, 'khoa vy') },
      resume: { value: playing },
      close: { value: 'closed' },
    },
  },
  'open.ended': {
    start: { ...ended, context: last },
    steps: { close: { value: 'closed' } },
  },
};

describe('the stories', () => {
  it('do what their table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });
});
