// @module-tag P10
import { describe, expect, it } from 'vitest';
import { defaultNightHours, partOfDay } from '../../machines/night';
import { tried } from '../support/tried';

const DAY = 86_400_000;
const at = (hours: number, minutes = 0) => (hours * 60 + minutes) * 60_000;

describe('the night', () => {
  it('agrees with an oracle on a million random nights and times of the day', () => {
    const wrong: object[] = [];
    for (let i = 0; i < 1_000_000; i++) {
      const [from, to, now] = triple(i);
      const part = partOfDay({ from, to }, now);
      if (part !== oracle(from, to, now)) wrong.push({ from, to, now, part });
    }

    expect(wrong).toEqual([]);
    tried(1_000_000, 'random nights');
  });

  it.each([
    { from: at(20), to: at(8), time: at(20), part: 'night' },
    { from: at(20), to: at(8), time: at(20) - 1, part: 'day' },
    { from: at(20), to: at(8), time: at(8), part: 'day' },
    { from: at(20), to: at(8), time: at(8) - 1, part: 'night' },
    { from: at(20), to: at(8), time: 0, part: 'night' },
    { from: at(1), to: at(5), time: at(0, 59), part: 'day' },
    { from: at(1), to: at(5), time: at(1), part: 'night' },
    { from: at(1), to: at(5), time: at(5), part: 'day' },
    { from: 0, to: at(6), time: 0, part: 'night' },
    { from: at(22), to: 0, time: DAY - 1, part: 'night' },
    { from: at(22), to: 0, time: 0, part: 'day' },
    { from: at(8), to: at(8), time: at(8), part: null },
  ])('from $from to $to is at $time: $part', ({ from, to, time, part }) => {
    expect(partOfDay({ from, to }, time)).toBe(part);
  });

  it('is from eight in the evening to eight in the morning by default', () => {
    expect(defaultNightHours).toEqual({ from: at(20), to: at(8) });
  });
});

/** Modular arithmetic: the night is as long as the time from its start to its end. */
function oracle(from: number, to: number, now: number) {
  const modulo = (ms: number) => (ms + DAY) % DAY;
  if (modulo(to - from) === 0) return null;
  return modulo(now - from) < modulo(to - from) ? 'night' : 'day';
}

let state = 2026;

/** The same number on every run. */
function upTo(below: number) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
}

/** Every fourth is at a boundary of the night, or 1 ms from one. */
function triple(i: number): [number, number, number] {
  const near = (ms: number) => (ms + upTo(3) - 1 + DAY) % DAY;
  const [from, to] = [upTo(DAY), upTo(DAY)];
  if (i % 4 > 0) return [from, to, upTo(DAY)];
  return i % 8 > 0 ? [from, to, near(to)] : [from, near(from), near(from)];
}
