// @module-tag P9
import { describe, expect, it } from 'vitest';
import { isSilent, isStreaming } from '../../machines/stream.machine';
import type { LineSymbols } from '../../machines/stream.setup';
import { input, listing, provideStream, steps, vnm, withDepth } from './stream.walk';

const start = provideStream();
const run = (path: readonly Parameters<ReturnType<typeof start>['run']>[0][], own = input) => {
  const harness = start(own);
  for (const step of path) harness.run(step);
  return harness;
};
const accepted = steps['the line is accepted'];
const row = steps['a row comes'];
const ends = steps['the line ends'];
const other = [steps['the order book is followed too'], steps['250 ms pass']];
const lineOf = (value: unknown) => (value as { line: unknown }).line;

describe('the line of a stream', () => {
  it.each([
    { before: 0, random: 0, waits: 1_000 },
    { before: 0, random: 1, waits: 4_000 },
    { before: 1, random: 1, waits: 8_000 },
    { before: 3, random: 1, waits: 32_000 },
    { before: 4, random: 1, waits: 60_000 },
    { before: 9, random: 1, waits: 60_000 },
  ])(
    'that ends after $before others is opened anew after $waits ms at random $random',
    ({ before, random, waits }) => {
      const harness = run([], { ...input, random: () => random });
      for (let times = 0; times < before; times++)
        for (const step of [accepted, row, ends, { wait: 60_000 }]) harness.run(step);
      for (const step of [accepted, row, ends]) harness.run(step);
      harness.observe();

      harness.run({ wait: waits - 1 });
      expect(lineOf(harness.observe().value)).toBe('waiting');
      harness.run({ wait: 1 });
      expect(harness.observe().requests).toEqual([{ opened: input.followed }]);
    },
  );

  it('that is refused is never opened sooner than the server says', () => {
    const harness = run([
      steps['the line is refused for 5 min'],
      steps['the network returns'],
      { wait: 299_999 },
    ]);
    expect(lineOf(harness.observe().value)).toBe('waiting');
    harness.run({ wait: 1 });
    expect(lineOf(harness.observe().value)).toEqual({ open: { opening: 'connecting' } });
  });

  it('is given up for minutes after three failures in a row without a row, silence included', () => {
    const waits = [{ wait: 4_000 }, { wait: 8_000 }];
    const refused = run([ends, waits[0]!, ends, waits[1]!, ends]);
    expect(lineOf(refused.observe().value)).toBe('polling');
    refused.run({ wait: 359_999 });
    expect(lineOf(refused.observe().value)).toBe('polling');
    refused.run({ wait: 1 });
    expect(lineOf(refused.observe().value)).toEqual({ open: { opening: 'connecting' } });

    const silent = run([accepted, { wait: 25_000 }, accepted, { wait: 25_000 }, accepted, { wait: 25_000 }]);
    expect(lineOf(silent.observe().value)).toBe('polling');

    const lively = run([ends, waits[0]!, ends, waits[1]!, accepted, row, ends]);
    expect(lineOf(lively.observe().value)).toBe('waiting');
  });

  it('is opened for others beside the old one, which goes on meanwhile', () => {
    const harness = run([accepted]);
    harness.observe();
    for (const step of other) harness.run(step);
    expect(harness.observe().requests).toEqual([{ type: 'follow', followed: withDepth }]);
    expect(isStreaming(harness.actor.getSnapshot())).toBe(true);
  });

  it('is silent 25 s after it was heard, whatever is followed meanwhile', () => {
    const followed = (symbol: string) =>
      ({
        type: 'followed changed',
        followed: { symbols: [symbol], depth: [] },
        followedUnseen: vnm,
      }) as const;
    const silent = run([accepted, { wait: 10_000 }, followed('HPG'), { wait: 10_000 }, followed('SSI')]);
    silent.run({ wait: 4_999 });
    expect(isStreaming(silent.actor.getSnapshot())).toBe(true);
    silent.run({ wait: 1 });
    expect(isSilent(silent.actor.getSnapshot())).toBe(true);
  });

  it('is opened anew where the line beside it brings no row for 25 s, though it is heard itself', () => {
    const harness = run([accepted, ...other]);
    for (const step of [{ wait: 10_000 }, row, { wait: 10_000 }, row, { wait: 4_999 }]) harness.run(step);
    expect(isStreaming(harness.actor.getSnapshot())).toBe(true);
    harness.run({ wait: 1 });
    expect(lineOf(harness.observe().value)).toEqual({ open: { opening: 'silent' } });
  });

  it('that has taken the place of another is not ended by the time that it had for that', () => {
    const harness = run([accepted, ...other, steps['the first row of the further line comes']]);
    for (const step of [{ wait: 20_000 }, row, { wait: 20_000 }]) harness.run(step);
    expect(isStreaming(harness.actor.getSnapshot())).toBe(true);
  });

  it('carries what is needed unseen once no page has been visible for a minute', () => {
    const harness = run([
      accepted,
      steps['the page is hidden'],
      { wait: 20_000 },
      row,
      { wait: 20_000 },
      row,
    ]);
    harness.observe();
    harness.run({ wait: 20_000 });
    expect(harness.observe().requests).toEqual([{ type: 'follow', followed: vnm }]);
  });

  it('streams, is silent, or neither', () => {
    const { actor, run: step } = run([]);
    const state = () => [isStreaming(actor.getSnapshot()), isSilent(actor.getSnapshot())];
    expect(state()).toEqual([false, false]);
    step(accepted);
    expect(state()).toEqual([true, false]);
    step({ wait: 25_000 });
    expect(state()).toEqual([false, true]);
    step(accepted);
    expect(state()).toEqual([true, false]);
  });

  it('reports a gap at every opening but the first', () => {
    const harness = run([accepted]);
    expect(harness.observe().emitted).toEqual([]);
    for (const step of [ends, { wait: 4_000 }, accepted]) harness.run(step);
    expect(harness.observe().emitted).toEqual([{ type: 'gap' }]);
  });

  it('reports a gap where a line of the whole market begins, at its opening or in place of others', () => {
    const follow = (followed: LineSymbols) => [
      { type: 'followed changed', followed, followedUnseen: followed } as const,
      { wait: 250 } as const,
    ];
    const replaced = steps['the first row of the further line comes'];
    const gap = [{ type: 'gap' }];
    const harness = run([accepted, ...follow(listing)]);
    expect(harness.observe().emitted).toEqual([]);
    harness.run(replaced);
    expect(harness.observe().emitted).toEqual(gap);
    for (const step of [...follow({ ...listing, depth: ['FPT'] }), replaced]) harness.run(step);
    for (const step of [...follow(vnm), replaced]) harness.run(step);
    expect(harness.observe().emitted).toEqual([]);

    const ofMarket = { ...input, followed: listing };
    expect(run([accepted], ofMarket).observe().emitted).toEqual(gap);
    expect(run([ends, { wait: 4_000 }, accepted], ofMarket).observe().emitted).toEqual(gap);
  });
});
