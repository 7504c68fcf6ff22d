import { asCount, asRecord } from '../../../lib/json';
import { byText } from '../../../market/by-text';
import { isDay, type Day } from '../../../market/day';
import type { Rest } from '../../../rest/client';
import { RestError } from '../../../rest/errors';

/** The cases until the end of a day, all of them added up; null where the source lacks a count. */
export type CovidDay = {
  day: Day;
  cases: number | null;
  recovered: number | null;
  deaths: number | null;
};

/** Requests all days of a source, oldest first. */
export async function loadCovid(
  rest: Rest,
  address: string,
  signal: AbortSignal,
): Promise<readonly CovidDay[]> {
  const query = `${address.includes('?') ? '&' : '?'}lastdays=all`;
  return readCovid(await rest.get(address + query, { absolute: true, signal }));
}

/** Reads counts by day, `{ cases: { '1/22/20': 557 }, ... }`, of the world or, in `timeline`, of a country. */
export function readCovid(raw: unknown): readonly CovidDay[] {
  const record = asRecord(raw);
  const counts = asRecord(record?.['timeline']) ?? record;
  const cases = asRecord(counts?.['cases']);
  if (!cases) throw new RestError('unreadable');
  const [recovered, deaths] = [asRecord(counts!['recovered']), asRecord(counts!['deaths'])];

  return Object.keys(cases)
    .flatMap((date) => {
      const day = dayOf(date);
      if (day === null) return [];
      return [
        {
          day,
          cases: asCount(cases[date]),
          recovered: asCount(recovered?.[date]),
          deaths: asCount(deaths?.[date]),
        },
      ];
    })
    .sort(byText('day'));
}

/** The day of '1/22/20', month first, or of '2020-01-22'. */
function dayOf(date: string): Day | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{2})$/.exec(date) ?? [];
  const iso = month ? `20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : date;
  return isDay(iso) ? iso : null;
}
