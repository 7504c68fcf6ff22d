import { asRecord, type JsonRecord } from '../lib/json';
import { settleInTurn } from '../lib/settle-in-turn';
import { RestError } from '../rest/errors';
import { byText } from '../market/by-text';
import { DAY_SECONDS } from '../market/day';
import type { Sources } from './backend';
import { nullIf } from './feed-reason';
import { feedConfig, loadConfig } from './feed/config';
import { readExDates } from './readers/ex-dates';
import { readSymbol } from './readers/instrument';
import { readMarks } from './readers/marks';
import { readSymbolEvents } from './readers/symbol-events';
import type { ExDate, SymbolEvent, SymbolsEvents } from './resolvers.types';

type From = Pick<Sources, 'feed' | 'session' | 'now'>;

/** Unix seconds. */
type Span = { from: number; to: number };

/** Beyond this nothing is announced, in seconds. */
const AHEAD = 5 * 366 * DAY_SECONDS;

/** For `catch` on the marks of a symbol: what the feed does not have of it. */
const nullIfNone = nullIf('LACKS', 'UNKNOWN_SYMBOL');

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

/** Null where the feed lacks the call after all, or the symbol. */
function eventsOfSymbol(sources: From, ticker: string, span: Span) {
  return marksOf(sources, ticker, span)
    .then((marks) => readSymbolEvents(marks, ticker))
    .catch(nullIfNone);
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
 * All ex-dates of a symbol, oldest first; null where the feed lacks them, does not say them readably and in figures, or lacks
 * the unadjusted prices that they belong to.
 */
export async function loadAdjustments(sources: From, symbol: string): Promise<readonly ExDate[] | null> {
  const config = await feedConfig(sources);
  if (!config?.hasUnadjusted || !config.hasMarks) return null;
  const now = sources.now?.() ?? new Date();
  const to = Math.ceil(now.getTime() / 1_000 / DAY_SECONDS) * DAY_SECONDS + AHEAD;
  const marks = await marksOf(sources, symbol, { from: 0, to })
    .then(readMarks)
    .catch(nullIf('LACKS', 'UNKNOWN_SYMBOL', 'REFUSED', 'UNREADABLE'));
  if (marks === null || !saysFigures(marks)) return null;
  return readExDates(marks, symbol).toSorted(byText('day'));
}

/** Whether there is nothing to say, or some mark says in figures what its ex-date brings. */
function saysFigures(marks: readonly JsonRecord[]) {
  return marks.length === 0 || marks.some((mark) => asRecord(mark['right']) !== null);
}

async function hasMarks(sources: From) {
  return (await loadConfig(sources))?.hasMarks ?? false;
}

/** Null where the feed lacks the call after all, or the symbol. */
function exDatesOf(sources: From, ticker: string, span: Span) {
  return marksOf(sources, ticker, span)
    .then((response) => readExDates(readMarks(response), ticker))
    .then((exDates) => exDates.toSorted(byText('day')))
    .catch(nullIfNone);
}

function marksOf(sources: From, symbol: string, { from, to }: Span) {
  const query = new URLSearchParams({ symbol, from: String(from), to: String(to), resolution: 'D' });
  return sources.feed(`timescale_marks?${query.toString()}`);
}
