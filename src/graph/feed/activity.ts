import { asRecord, type JsonRecord } from '../../lib/json';
import { LUNCH, marketTime, phaseOf } from '../../market/clock';
import { isIndex } from '../../market/exchange';
import { quotedIn } from './odd-quotes';

/** Two minutes, in ms. */
const LONG = 120_000;

/** Fewer shares may well not be matched for two minutes; an index is one of all. */
const LEAST_SYMBOLS = 5;

type Activity = {
  /** The morning or the afternoon of a day. */
  period: string;
  /** When a figure last differed from the one before, or the first came; when the last came; in ms since 1970. */
  changedAt: number;
  notedAt: number;
  /** Price and volume of each symbol as they came last, and when. */
  figures: Map<string, { figure: string; at: number }>;
};

const activities = new WeakMap<object, Activity>();

/** Notes the rows of an answer of `/quotes` that came at an instant of continuous trading, as HOSE has it. */
export function noteQuotes(session: object, rows: readonly JsonRecord[], now: Date): void {
  if (phaseOf('HOSE', now) !== 'CONTINUOUS') return void activities.delete(session);
  const { day, minute } = marketTime(now);
  const [period, at] = [`${day} ${minute < LUNCH}`, now.getTime()];
  const before = activities.get(session);
  const { changedAt, figures } = before?.period === period ? before : { changedAt: at, figures: new Map() };
  let isChanged = false;
  for (const row of rows) {
    const quoted = quotedIn(row);
    if (quoted === null) continue;
    const { symbol, price } = quoted;
    const figure = `${price} ${String(asRecord(row['v'])?.['volume'])}`;
    const known = figures.get(symbol);
    isChanged ||= known !== undefined && known.figure !== figure;
    figures.set(symbol, { figure, at });
  }
  activities.set(session, { period, changedAt: isChanged ? at : changedAt, notedAt: at, figures });
}

/** Notes that the figures of symbols are as they came last: a line that follows them was heard, and brought no row. */
export function noteStill(session: object, symbols: readonly string[] | 'ALL', now: Date): void {
  noteQuotes(session, [], now);
  const activity = activities.get(session);
  if (!activity) return;
  const { figures, notedAt } = activity;
  for (const symbol of symbols === 'ALL' ? figures.keys() : symbols) {
    const known = figures.get(symbol);
    if (known) known.at = notedAt;
  }
}

/**
 * Since when no figure of a feed has changed, in ms since 1970, while that is two minutes of continuous trading or more; null while
 * they change, and where neither an index nor five symbols say it together.
 */
export function unchangedSince(session: object): number | null {
  const activity = activities.get(session);
  if (!activity) return null;
  const { changedAt, notedAt, figures } = activity;
  if (notedAt - changedAt < LONG) return null;
  // What is no longer requested says nothing.
  const standing = [...figures].flatMap(([symbol, { at }]) => (at - changedAt >= LONG ? symbol : []));
  return standing.length >= LEAST_SYMBOLS || standing.some(isIndex) ? changedAt : null;
}
