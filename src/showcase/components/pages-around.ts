/** The pages to show: the first, the last, the current one and its neighbours; null for a gap of two or more. */
export function pagesAround(page: number, pages: number): readonly (number | null)[] {
  const all = Array.from({ length: pages }, (_, place) => place + 1);
  const isShown = (each: number) => each === 1 || each === pages || Math.abs(each - page) <= 1;
  return all.flatMap((each): (number | null)[] => {
    if (isShown(each) || (isShown(each - 1) && isShown(each + 1))) return [each];
    return isShown(each - 1) ? [null] : [];
  });
}
