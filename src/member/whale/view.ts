import { useSearchParams } from 'wouter';

/** How many sessions are shown. */
export const periods = [5, 20, 60] as const;
/** The groups that single stocks are known of. */
export const stockGroups = ['foreign', 'proprietary'] as const;

export type Period = (typeof periods)[number];
export type StockGroup = (typeof stockGroups)[number];

/** What is looked at, as the address says it: whoever opens a link sees the same. */
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
