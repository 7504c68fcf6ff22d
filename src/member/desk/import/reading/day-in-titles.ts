import { fold } from '../../../../lib/text';
import type { Day } from '../../../../market/day';
import type { Table } from '../../../../tables/table';
import { readDay } from '../cells/days';
import { hasAnyOf } from '../cells/phrases';
import type { Choices } from '../preview-types';

/** The one day that the title lines name; null where they name none, or several, or one of two. */
export function dayInTitles({ titles }: Table, days: Choices['days']): Day | null {
  const found = titles.flatMap(({ cells }) => {
    const line = cells.map(String).join(' ');
    // A line in Vietnamese has the day before the month.
    const order = days ?? (/\b(?:ngay|den|thoi diem)\b/.test(fold(line)) ? 'dayFirst' : undefined);
    return [...line.matchAll(/\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/g)].map(([text]) => {
      const read = readDay(text);
      if (read === null) return null;
      if (order !== undefined) return read[order];
      return read.dayFirst === read.monthFirst ? read.dayFirst : null;
    });
  });
  const [day = null, ...others] = new Set(found);
  return others.length === 0 ? day : null;
}

const isOfTrades = hasAnyOf('trong ngay, so lenh, giao dich, lenh, khop, trades?, trading, orders?');
const isOfPrint = hasAnyOf('in, lap, xuat, tao, printed?, exported?, created');

/** The one day of which the title lines say that the orders or trades below them, which have times alone, were made. */
export function dayOfTrades({ titles, ...table }: Table, days: Choices['days']): Day | null {
  const own = titles.filter(({ cells }) => {
    const line = fold(cells.map(String).join(' '));
    return isOfTrades(line) && !isOfPrint(line);
  });
  return dayInTitles({ ...table, titles: own }, days);
}
