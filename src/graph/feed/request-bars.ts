import { RestError, type RestErrorKind } from '../../rest/errors';
import { asCount, asRecord } from '../../lib/json';
import { readBars } from '../readers/bars';
import type { BarsPage, FeedSources, SeriesQuery } from './bars-query';
import { codeOf, namedCode } from './codes';
import { knownConfig } from './config';
import { dialectOf, noteAll } from './dialect';
import { historyPath } from './history-path';
import { knownPrices } from './known-prices';
import { isOddPrice } from './odd-price';
import { hasOddTimes, isMinutes } from './odd-times';
import type { BarsRange } from './range';

/** How feeds refuse a code that they do not know. */
const REFUSALS: readonly RestErrorKind[] = [
  'refused',
  'invalid',
  'client',
  'tooLarge',
  'notFound',
  'unreadable',
];

/** Codes of symbols that are refused whatever the code, before the feed is believed to have the resolution in none. */
const MOST_VAIN = 3;

/** Requests the bars of a range once; where the feed does not answer to its code, a second time in the other form. */
export async function requestBars(
  sources: FeedSources,
  series: SeriesQuery,
  range: BarsRange,
): Promise<BarsPage> {
  const { resolution } = series;
  const dialect = dialectOf(sources.session);
  const read = (code: string) => readIn(code, sources, series, range);
  const proven = dialect.codes.get(resolution);
  if (proven !== undefined) return read(proven);

  const named = knownConfig(sources.session)?.resolutions ?? [];
  const code = codeOf(resolution, named);
  const first = read(code);
  try {
    const history = await first;
    if (history.availability === 'READY') dialect.codes.set(resolution, code);
    if (history.availability !== 'NO_DATA' || namedCode(resolution, named) === code) return history;
  } catch (error) {
    if (!(error instanceof RestError && REFUSALS.includes(error.kind))) throw error;
  }
  if ((dialect.vainCodes.get(resolution) ?? 0) >= MOST_VAIN) return first;
  return (await import('./other-code')).inOtherCode(first, { dialect, resolution, code, read });
}

async function isPoints(sources: FeedSources, symbol: string): Promise<boolean> {
  return (await import('./index-by-type')).isOfPoints(sources, symbol);
}

async function readIn(
  code: string,
  sources: FeedSources,
  series: SeriesQuery,
  range: BarsRange,
): Promise<BarsPage> {
  const { symbol, resolution } = series;
  const dialect = dialectOf(sources.session);
  const length = isMinutes(resolution) ? 'minutes' : 'days';
  const offset = dialect.offsets[length] ?? 0;
  const sent = { from: range.from + offset, to: range.to + offset, countback: range.countback };
  const response = await sources.feed(historyPath({ ...series, ...sent, code }));
  const divisor = dialect.divisor === 1000 && !(await isPoints(sources, symbol)) ? 1000 : 1;
  const reading = { length, now: sources.now?.(), offset, divisor } as const;
  const history = await readBars(response, reading);
  noteAll(dialect, history.oddities);
  if (history.availability === 'NO_DATA') {
    return { ...history, nextTime: asCount(asRecord(response)?.['nextTime']) };
  }
  const price = history.candles.close.at(-1);
  const known = knownPrices(sources.session).get(symbol);
  const isOdd =
    hasOddTimes(history, response, resolution) ||
    (price !== undefined && isOddPrice(symbol, price, known, dialect));
  if (!isOdd) return history;
  return (await import('./odd-history')).settledHistory(history, { sources, series, response, reading });
}
