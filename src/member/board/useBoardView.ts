import { useMemo } from 'react';
import { useSearch, useSetSearch } from '../../app/router/navigation';
import { optionIn, optionsIn, parameterIn, withParameters } from '../../lib/query';
import type { Exchange } from '../../market/exchange';
import type { PriceClass } from '../../market/price-class';
import { columns, usualColumns, type QuoteColumn } from './columns';
import type { BoardFilterValues } from './rows';
import { sortIn, sortParameter, type Sort } from './sort';

export const tabs = ['board', 'map', 'movers', 'filter'] as const;
export type BoardTab = (typeof tabs)[number];

export const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const satisfies readonly Exchange[];

/** The colours of a board, from the highest price to none. */
export const colours = [
  ...(['ceiling', 'up', 'ref', 'down', 'floor', 'none'] as const),
] satisfies readonly PriceClass[];

/** What the area of a symbol on the map stands for. */
export const sizes = ['value', 'marketCap'] as const;
export type Size = (typeof sizes)[number];

/** What the address says about the page; an unknown value counts as none. */
export type BoardView = BoardFilterValues & {
  readonly tab: BoardTab;
  readonly sort: Sort<QuoteColumn | 'symbol'>;
  readonly columns: readonly QuoteColumn[];
  readonly size: Size;
  /** Whether the map is shown as a table. */
  readonly isTable: boolean;
};

const parameters = [
  'exchange',
  'list',
  'sector',
  'colour',
] as const satisfies readonly (keyof BoardFilterValues)[];

/** Reads the view from the query of an address. */
export function viewIn(search: string): BoardView {
  return {
    tab: optionIn(search, 'tab', tabs) ?? 'board',
    exchange: optionIn(search, 'exchange', exchanges) ?? null,
    list: parameterIn(search, 'list'),
    sector: parameterIn(search, 'sector'),
    colour: optionIn(search, 'colour', colours) ?? null,
    sort: sortIn(search, ['symbol', ...columns]) ?? { by: 'symbol', isDescending: false },
    columns: optionsIn(search, 'columns', columns) ?? usualColumns,
    size: optionIn(search, 'size', sizes) ?? 'value',
    isTable: parameterIn(search, 'view') === 'table',
  };
}

/** The view in the address, so that a link opens the same one; what leads elsewhere is an entry of the history. */
export function useBoardView() {
  const search = useSearch();
  const setSearch = useSetSearch();
  const view = useMemo(() => viewIn(search), [search]);
  return useMemo(() => {
    const set = (changes: Readonly<Record<string, string | null>>, replace = false) =>
      setSearch(withParameters(search, changes), { replace });
    return {
      ...view,
      setTab: (tab: BoardTab) => set({ tab: tab === 'board' ? null : tab }),
      setFilter: (name: (typeof parameters)[number], value: string | null) => set({ [name]: value }),
      clearFilters: () => set(Object.fromEntries(parameters.map((name) => [name, null]))),
      setSort: (sort: Sort<QuoteColumn | 'symbol'>) => set({ sort: sortParameter(sort) }, true),
      setColumns: (chosen: readonly QuoteColumn[]) => set({ columns: chosen.join() }, true),
      setSize: (size: Size) => set({ size }, true),
      setTable: (isTable: boolean) => set({ view: isTable ? 'table' : null }, true),
    };
  }, [search, setSearch, view]);
}
