import { useSearchParams } from 'wouter';

/** The number of trading days shown. */
export const periods = [5, 20, 60] as const;
/** The groups with data per symbol. */
export const stockGroups = ['foreign', 'proprietary'] as const;

export type Period = (typeof periods)[number];
export type StockGroup = (typeof stockGroups)[number];

/** The view settings of the address, so that a link opens the same view. */
export function useView() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set(name, value);
        return after;
      },
      { replace: true },
    );

  return {
    period: periods.find((period) => String(period) === search.get('days')) ?? 20,
    group: stockGroups.find((group) => group === search.get('group')) ?? 'foreign',
    setPeriod: (period: Period) => set('days', String(period)),
    setGroup: (group: StockGroup) => set('group', group),
  };
}
