import { asList, asRecord, type JsonRecord } from '../lib/json';
import { nullIfUnsupported } from '../rest/errors';
import type { Sources } from './backend';
import { readExDates } from './readers/ex-dates';
import { readSymbol } from './readers/instrument';
import { rowsOf } from './readers/rows';
import { readSymbolEvents } from './readers/symbol-events';
import type { ExDate, SymbolEvent } from './resolvers.types';

type Feed = Sources['feed'];

/** Unix seconds. */
type Span = { from: number; to: number };

/** Feeds read times as 32-bit numbers. */
const LAST_SECOND = 2 ** 31 - 1;

/** The events of a symbol, oldest first; null where the feed's configuration names none of any symbol. */
export async function loadSymbolEvents(
  feed: Feed,
  symbol: string,
  span: Span,
): Promise<readonly SymbolEvent[] | null> {
  const ticker = readSymbol(symbol);
  if (ticker === null || !(await hasMarks(feed))) return null;
  return marksOf(feed, ticker, span).then(readSymbolEvents).catch(nullIfUnsupported);
}

/** The ex-dates of symbols, oldest first; null where the feed has none of any of them. */
export async function loadExDates(
  feed: Feed,
  symbols: readonly string[],
  span: Span,
): Promise<readonly ExDate[] | null> {
  const tickers = symbols.flatMap((symbol) => readSymbol(symbol) ?? []);
  if (!(await hasMarks(feed))) return null;
  const found = await Promise.all(tickers.map((ticker) => exDatesOf(feed, ticker, span)));
  if (tickers.length > 0 && found.every((each) => each === null)) return null;
  return found.flatMap((each) => each ?? []).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Whether the feed has prices that are not adjusted. */
export async function offersUnadjusted(feed: Feed): Promise<boolean> {
  return hasUnadjusted(await configOf(feed));
}

/**
 * All ex-dates of a symbol, oldest first; null where the feed lacks them, does not say them in figures, or lacks the
 * unadjusted prices that they belong to.
 */
export async function loadAdjustments(feed: Feed, symbol: string): Promise<readonly ExDate[] | null> {
  const config = await configOf(feed);
  if (!hasUnadjusted(config) || !offersMarks(config)) return null;
  const marks = await marksOf(feed, symbol, { from: 0, to: LAST_SECOND }).catch(nullIfUnsupported);
  if (marks === null || !saysFigures(marks)) return null;
  return readExDates(marks, symbol).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** Whether there is nothing to say, or some mark says in figures what its ex-date brings. */
function saysFigures(marks: unknown) {
  const rows = rowsOf(marks);
  return rows.length === 0 || rows.some((row) => asRecord(asRecord(row)?.['right']) !== null);
}

function hasUnadjusted(config: JsonRecord | null) {
  return (asList(config?.['supported_adjustments']) ?? []).includes('none');
}

function offersMarks(config: JsonRecord | null) {
  return config?.['supports_timescale_marks'] === true;
}

async function hasMarks(feed: Feed) {
  return offersMarks(await configOf(feed));
}

/** Null where the feed lacks the call after all. */
function exDatesOf(feed: Feed, ticker: string, span: Span) {
  return marksOf(feed, ticker, span)
    .then((marks) => readExDates(marks, ticker))
    .then((exDates) => exDates.toSorted((one, other) => (one.day < other.day ? -1 : 1)))
    .catch(nullIfUnsupported);
}

function marksOf(feed: Feed, symbol: string, { from, to }: Span) {
  const query = new URLSearchParams({ symbol, from: String(from), to: String(to), resolution: 'D' });
  return feed(`timescale_marks?${query.toString()}`);
}

async function configOf(feed: Feed) {
  return asRecord(await feed('config').catch(nullIfUnsupported));
}
