/** Calls `load` for every item, so many at once, and returns what became of each, in the order of the items. */
export async function settleInTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  load: (item: Item) => Promise<Result>,
): Promise<readonly PromiseSettledResult<Result>[]> {
  const settled: PromiseSettledResult<Result>[] = [];
  let next = 0;
  const work = async () => {
    while (next < items.length) {
      const at = next;
      next += 1;
      const [result] = await Promise.allSettled([load(items[at]!)]);
      settled[at] = result;
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, work));
  return settled;
}
