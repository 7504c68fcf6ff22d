import type { TableRow, Table } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { readDay, readTime } from '../cells/days';
import { figureOfCell } from '../cells/figures';
import { readSecurity } from '../cells/securities';
import { currencyIn, isOrderType, isSideWord, kindIn, stateIn } from '../cells/words';

/** How many of the cells of a column can be read as what. */
export type Contents = {
  filled: number;
  days: number;
  times: number;
  figures: number;
  sides: number;
  sideWords: number;
  orderTypes: number;
  states: number;
  tickers: number;
  listed: number;
  currencies: number;
};

/** More rows say no more of what a column has. */
const SAMPLE = 400;

/** Rows that tell of their columns: spread over the whole table. */
export function sampleOf({ rows }: Pick<Table, 'rows'>): readonly TableRow[] {
  if (rows.length <= SAMPLE) return rows;
  const step = rows.length / SAMPLE;
  return Array.from({ length: SAMPLE }, (_, i) => rows[Math.floor(i * step)]!);
}

/** What the cells of a column are. */
export function contentsOf(
  rows: readonly TableRow[],
  index: number,
  isListed: (symbol: string) => boolean,
): Contents {
  const contents: Contents = {
    ...{ filled: 0, days: 0, times: 0, figures: 0, sides: 0, sideWords: 0 },
    ...{ orderTypes: 0, states: 0, tickers: 0, listed: 0, currencies: 0 },
  };
  const count = (key: keyof Contents, isOne: boolean) => {
    if (isOne) contents[key] += 1;
  };
  for (const row of rows) {
    const cell = row.cells[index];
    if (cell === undefined || isBlank(cell)) continue;
    const isFigure = figureOfCell(cell) !== null;
    const security = typeof cell === 'number' ? null : readSecurity(cell);
    count('filled', true);
    count('days', readDay(cell) !== null);
    count('times', readTime(cell) !== null);
    count('figures', isFigure);
    count('sides', !isFigure && kindIn(cell) !== null);
    count('sideWords', !isFigure && isSideWord(cell));
    count('orderTypes', isOrderType(cell));
    count('states', !isFigure && stateIn(cell) !== null);
    count('tickers', security !== null && !isFigure);
    count('listed', security !== null && isListed(security.symbol));
    count('currencies', currencyIn(cell) !== null);
  }
  return contents;
}
