import { asList, asRecord, type JsonRecord } from '../lib/json';
import { settleInTurn } from '../lib/settle-in-turn';
import { nullIfUnsupported, RestError } from '../rest/errors';
import { byText } from '../market/by-text';
import type { Sources } from './backend';
import { readExDates } from './readers/ex-dates';
import { readSymbol } from './readers/instrument';
import { rowsOf } from './readers/rows';
import { readSymbolEvents } from './readers/symbol-events';
import type { ExDate, SymbolEvent, SymbolsEvents } from './resolvers.types';

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
  return eventsOfSymbol(feed, ticker, span);
}

/** So many symbols are requested at once. */
const AT_ONCE = 4;

/**
 * The events of symbols by day, a few requests at a time, and the symbols whose events could not be loaded; null where the
 * feed has none of any symbol. Fails where all of them do.
 */
export async function loadEventsOf(
  feed: Feed,
  symbols: readonly string[],
  span: Span,
): Promise<SymbolsEvents | null> {
  const tickers = [...new Set(symbols.flatMap((symbol) => readSymbol(symbol) ?? []))];
  if (!(await hasMarks(feed))) return null;
  const results = await settleInTurn(tickers, AT_ONCE, (ticker) => eventsOfSymbol(feed, ticker, span));
  const found = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const [failure] = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
  if (failure !== undefined && (found.length === 0 || endsAll(failure))) throw failure;
  if (tickers.length > 0 && found.every((each) => each === null)) return null;
  return {
    events: found.flatMap((each) => each ?? []).toSorted((one, other) => one.time - other.time),
    failed: tickers.filter((_, i) => results[i]!.status === 'rejected'),
  };
}

/** Whether a failure is not about the symbol: the session is over, or nobody waits any more. */
function endsAll(failure: unknown) {
  return failure instanceof RestError && (failure.kind === 'unauthorized' || failure.kind === 'aborted');
}

/** Null where the feed lacks the call after all. */
function eventsOfSymbol(feed: Feed, ticker: string, span: Span) {
  return marksOf(feed, ticker, span)
    .then((marks) => readSymbolEvents(marks, ticker))
    .catch(nullIfUnsupported);
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
  return found.flatMap((each) => each ?? []).toSorted(byText('day'));
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
  return readExDates(marks, symbol).toSorted(byText('day'));
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
    .then((exDates) => exDates.toSorted(byText('day')))
    .catch(nullIfUnsupported);
}

function marksOf(feed: Feed, symbol: string, { from, to }: Span) {
  const query = new URLSearchParams({ symbol, from: String(from), to: String(to), resolution: 'D' });
  return feed(`timescale_marks?${query.toString()}`);
}

async function configOf(feed: Feed) {
  return asRecord(await feed('config').catch(nullIfUnsupported));
}
