import { asRecord, type JsonRecord } from '../lib/json';
import { inChunks } from '../lib/in-chunks';
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
  const [result] = await settleMarks(sources, [ticker], span, readSymbolEvents);
  return valueOf(result!);
}

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
  const results = await settleMarks(sources, tickers, span, readSymbolEvents);
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

/** The ex-dates of symbols, oldest first; null where the feed has none of any of them. Fails where the request of one does. */
export async function loadExDates(
  sources: From,
  symbols: readonly string[],
  span: Span,
): Promise<readonly ExDate[] | null> {
  const tickers = symbols.flatMap((symbol) => readSymbol(symbol) ?? []);
  if (!(await hasMarks(sources))) return null;
  const found = (await settleMarks(sources, tickers, span, readExDates)).map(valueOf);
  if (tickers.length > 0 && found.every((each) => each === null)) return null;
  return found.flatMap((each) => each ?? []).toSorted(byText('day'));
}

/** Of how many symbols the feed has the ex-dates in one request. */
export async function exDatesAtOnce(sources: From): Promise<number> {
  return (await feedConfig(sources))?.marksAtOnce ?? 1;
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
  const marks = await marksOf(sources, [symbol], { from: 0, to }).catch(
    nullIf('LACKS', 'UNKNOWN_SYMBOL', 'REFUSED', 'UNREADABLE'),
  );
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

/** So many requests are sent at once. */
const AT_ONCE = 4;

/**
 * What a reader makes of the marks of each symbol, in the order of the symbols: as many of them in a request as the feed answers,
 * a few requests at a time. Null where the feed lacks the call after all, or the symbol.
 */
async function settleMarks<Read>(
  sources: From,
  tickers: readonly string[],
  span: Span,
  read: (marks: readonly JsonRecord[], ticker: string) => Read,
): Promise<readonly PromiseSettledResult<Read | null>[]> {
  const parts = inChunks(tickers, await exDatesAtOnce(sources));
  const loaded = await settleInTurn(parts, AT_ONCE, (part) => marksOf(sources, part, span).catch(nullIfNone));
  const readings = parts.flatMap((part, i) =>
    part.map(async (ticker) => {
      const marks = valueOf(loaded[i]!);
      return marks && read(part.length === 1 ? marks : marksNaming(ticker, marks), ticker);
    }),
  );
  return Promise.allSettled(readings);
}

/** Those of a symbol in the response for several. */
function marksNaming(ticker: string, marks: readonly JsonRecord[]) {
  return marks.filter((mark) => readSymbol(mark['symbol']) === ticker);
}

function valueOf<Value>(result: PromiseSettledResult<Value>): Value {
  if (result.status === 'rejected') throw result.reason;
  return result.value;
}

/** Fails where the response has marks and none that can be read. */
async function marksOf(sources: From, symbols: readonly string[], { from, to }: Span) {
  const query = new URLSearchParams({ from: String(from), to: String(to), resolution: 'D' });
  const named = symbols.map(encodeURIComponent).join(',');
  return readMarks(await sources.feed(`timescale_marks?symbol=${named}&${query.toString()}`));
}
