import { afterEach, expect, it, vi } from 'vitest';
import { runInSlices } from '../../../mock-server/simulator/slices';

afterEach(() => vi.restoreAllMocks());

/** Work of which each item takes so many milliseconds; what came about, in order. */
async function worked(milliseconds: number) {
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const seen: string[] = [];
  const done = runInSlices(['a', 'b', 'c', 'd', 'e', 'f'], (item) => {
    clock += milliseconds;
    seen.push(item);
  }).then(() => seen.push('done'));
  seen.push('page');
  await done;
  return seen.join(' ');
}

it('long work yields to the page every few milliseconds', async () => {
  expect(await worked(2)).toBe('a b page c d e f done');
});

it('short work runs in one slice, and a long item has a slice of its own', async () => {
  expect(await worked(0.1)).toBe('a b c d e f page done');
  expect(await worked(30)).toBe('a page b c d e f done');
});

it('an error of the work rejects', async () => {
  await expect(
    runInSlices([1], () => {
      throw new Error('no such symbol');
    }),
  ).rejects.toThrow('no such symbol');
});
