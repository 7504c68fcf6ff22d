import { useSearch, useSetSearch } from '../../app/router/navigation';

/** The number of trading days shown. */
export const periods = [5, 20, 60] as const;
/** The groups with data per symbol. */
export const stockGroups = ['foreign', 'proprietary'] as const;

export type Period = (typeof periods)[number];
export type StockGroup = (typeof stockGroups)[number];

/** The view settings of the address, so that a link opens the same view. */
export function useView() {
  const search = new URLSearchParams(useSearch());
  const setSearch = useSetSearch();
  const set = (name: string, value: string) => {
    search.set(name, value);
    setSearch(search.toString(), { replace: true });
  };

  return {
    period: periods.find((period) => String(period) === search.get('days')) ?? 20,
    group: stockGroups.find((group) => group === search.get('group')) ?? 'foreign',
    setPeriod: (period: Period) => set('days', String(period)),
    setGroup: (group: StockGroup) => set('group', group),
  };
}
