import { expect, it } from 'vitest';
import { settleInTurn } from '../../src/lib/settle-in-turn';

it('loads every item once, so many at a time, and keeps their order whichever comes first', async () => {
  const items = Array.from({ length: 23 }, (_, i) => i);
  const loaded: number[] = [];
  let [running, most] = [0, 0];
  const settled = await settleInTurn(items, 4, async (item) => {
    most = Math.max(most, ++running);
    for (let turn = 0; turn < (item % 5) + 1; turn += 1) await Promise.resolve();
    loaded.push(item);
    running -= 1;
    if (item === 7) throw new Error('seven');
    return item * 2;
  });

  expect([most, loaded.length, new Set(loaded).size]).toEqual([4, 23, 23]);
  expect(settled.map((result) => (result.status === 'fulfilled' ? result.value : 'failed'))).toEqual(
    items.map((item) => (item === 7 ? 'failed' : item * 2)),
  );
});

it('loads nothing of nothing', async () => {
  expect(await settleInTurn([], 4, () => Promise.reject(new Error('never')))).toEqual([]);
});
