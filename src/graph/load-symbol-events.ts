import { asRecord } from '../lib/json';
import { settleInTurn } from '../lib/settle-in-turn';
import { nullIfUnsupported, RestError } from '../rest/errors';
import { byText } from '../market/by-text';
import type { Sources } from './backend';
import { feedConfig } from './feed/config';
import { readExDates } from './readers/ex-dates';
import { readSymbol } from './readers/instrument';
import { rowsOf } from './readers/rows';
import { readSymbolEvents } from './readers/symbol-events';
import type { ExDate, SymbolEvent, SymbolsEvents } from './resolvers.types';

type From = Pick<Sources, 'feed' | 'session'>;

/** Unix seconds. */
type Span = { from: number; to: number };

/** Feeds read times as 32-bit numbers. */
const LAST_SECOND = 2 ** 31 - 1;

/** The events of a symbol, oldest first; null where the feed's configuration names none of any symbol. */
export async function loadSymbolEvents(
  sources: From,
  symbol: string,
  span: Span,
): Promise<readonly SymbolEvent[] | null> {
  const ticker = readSymbol(symbol);
  if (ticker === null || !(await hasMarks(sources))) return null;
  return eventsOfSymbol(sources, ticker, span);
}

/** So many symbols are requested at once. */
const AT_ONCE = 4;

/**
 * The events of symbols by day, a few requests at a time, and the symbols whose events could not be loaded; null where the
 * feed has none of any symbol. Fails where all of them do.
 */
export async function loadEventsOf(
  sources: From,
  symbols: readonly string[],
  span: Span,
): Promise<SymbolsEvents | null> {
  const tickers = [...new Set(symbols.flatMap((symbol) => readSymbol(symbol) ?? []))];
  if (!(await hasMarks(sources))) return null;
  const results = await settleInTurn(tickers, AT_ONCE, (ticker) => eventsOfSymbol(sources, ticker, span));
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
function eventsOfSymbol(sources: From, ticker: string, span: Span) {
  return marksOf(sources, ticker, span)
    .then((marks) => readSymbolEvents(marks, ticker))
    .catch(nullIfUnsupported);
}

/** The ex-dates of symbols, oldest first; null where the feed has none of any of them. */
export async function loadExDates(
  sources: From,
  symbols: readonly string[],
  span: Span,
): Promise<readonly ExDate[] | null> {
  const tickers = symbols.flatMap((symbol) => readSymbol(symbol) ?? []);
  if (!(await hasMarks(sources))) return null;
  const found = await Promise.all(tickers.map((ticker) => exDatesOf(sources, ticker, span)));
  if (tickers.length > 0 && found.every((each) => each === null)) return null;
  return found.flatMap((each) => each ?? []).toSorted(byText('day'));
}

/** Whether the feed has prices that are not adjusted. */
export async function offersUnadjusted(sources: From): Promise<boolean> {
  return (await feedConfig(sources))?.hasUnadjusted ?? false;
}

/**
 * All ex-dates of a symbol, oldest first; null where the feed lacks them, does not say them in figures, or lacks the
 * unadjusted prices that they belong to.
 */
export async function loadAdjustments(sources: From, symbol: string): Promise<readonly ExDate[] | null> {
  const config = await feedConfig(sources);
  if (!config?.hasUnadjusted || !config.hasMarks) return null;
  const marks = await marksOf(sources, symbol, { from: 0, to: LAST_SECOND }).catch(nullIfUnsupported);
  if (marks === null || !saysFigures(marks)) return null;
  return readExDates(marks, symbol).toSorted(byText('day'));
}

/** Whether there is nothing to say, or some mark says in figures what its ex-date brings. */
function saysFigures(marks: unknown) {
  const rows = rowsOf(marks);
  return rows.length === 0 || rows.some((row) => asRecord(asRecord(row)?.['right']) !== null);
}

async function hasMarks(sources: From) {
  return (await feedConfig(sources))?.hasMarks ?? false;
}

/** Null where the feed lacks the call after all. */
function exDatesOf(sources: From, ticker: string, span: Span) {
  return marksOf(sources, ticker, span)
    .then((marks) => readExDates(marks, ticker))
    .then((exDates) => exDates.toSorted(byText('day')))
    .catch(nullIfUnsupported);
}

function marksOf(sources: From, symbol: string, { from, to }: Span) {
  const query = new URLSearchParams({ symbol, from: String(from), to: String(to), resolution: 'D' });
  return sources.feed(`timescale_marks?${query.toString()}`);
}
