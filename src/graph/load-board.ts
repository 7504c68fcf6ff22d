import type { Candles } from '../market/candles';
import { epochSecondsOf, isDay } from '../market/day';
import { isIndex } from '../market/exchange';
import { sma } from '../market/indicators';
import { sinceStep } from '../market/price-steps';
import { RestError } from '../rest/errors';
import { feedPaths } from '../rest/paths';
import type { Sources } from './backend';
import type { BoardQuote, SymbolPast } from './board-values';
import { answerOf, feedReasonOf } from './feed-reason';
import type { FeedSources } from './feed/bars-query';
import { feedConfig } from './feed/config';
import { keepExchanges, knownExchanges } from './feed/known-exchanges';
import { loadBars } from './feed/load-bars';
import { loadQuotes } from './feed/load-quotes';
import { readBoardQuotes } from './readers/board-quotes';
import { readListing } from './readers/listing';
import { readSearchResults } from './readers/search-results';
import type { Instrument, Listing } from './resolvers.types';

/** More than the exchanges list, warrants included. */
const MOST = 5_000;

/** What a search does not say of a symbol. */
const unlisted = { fullName: null, sector: null, marketCap: null };

/**
 * What the feed lists; of a feed without a listing, what an empty search finds, which is a part unless another search shows that it
 * has no limit of its own. Null where it has neither; fails where the search finds nothing either and one of the two was refused, could not
 * be read or was not answered: that does not say that the feed has none.
 */
export async function loadListing(sources: Pick<Sources, 'feed' | 'session'>): Promise<Listing | null> {
  const { feed } = sources;
  const faults: RestError[] = [];
  const load = <Rows>(path: string, read: (response: unknown) => Rows) =>
    feed(path)
      .then((response) => read(answerOf(response)))
      .catch((error: unknown) => {
        if (!(error instanceof RestError) || isPassing(error)) throw error;
        if (feedReasonOf(error) !== 'LACKS') faults.push(error);
        return null;
      });

  const listed = await load(feedPaths.listing, readListing);
  const grouped = listed?.length ? null : await loadGroups(sources);
  if (grouped !== null) return grouped;
  if (listed !== null) return { symbols: listed, isPart: false };

  const before = faults.length;
  const found = await load(searchPath(''), (response) => readSearchResults(response, MOST));
  if (found === null || found.length === 0) {
    // On another origin a call that the feed lacks may be blocked, while the other one is answered.
    const isReached = found !== null || faults.length === before;
    const fault = faults.find(({ kind }) => !(isReached && kind === 'unreachable'));
    if (fault) throw fault;
    return null;
  }
  const symbols = found
    .filter(({ symbol }) => !isIndex(symbol))
    .map(({ symbol, name = null, exchange = null }) => ({ ...unlisted, symbol, name, exchange }));
  return { symbols, isPart: found.length >= MOST || !(await isWhole(feed, found)) };
}

function searchPath(text: string) {
  return `search?${new URLSearchParams({ query: text, type: '', exchange: '', limit: String(MOST) }).toString()}`;
}

/** The last letter that many symbols begin with: what a limit cuts off has it. */
const LATE = 'V';

/**
 * Whether an empty search has found all that the feed has, as far as another one tells: it finds nothing else by a late letter, and
 * does search by it.
 */
async function isWhole(feed: FeedSources['feed'], found: readonly Instrument[]): Promise<boolean> {
  const known = new Set(found.map(({ symbol }) => symbol));
  const late = await feed(searchPath(LATE))
    .then((response) => readSearchResults(answerOf(response), MOST))
    .catch(() => null);
  const isBy = ({ symbol, name }: Instrument) => `${symbol} ${name ?? ''}`.toUpperCase().includes(LATE);
  if (late === null || !late.every((each) => known.has(each.symbol) && isBy(each))) return false;
  return late.length > 0 || !found.some(({ symbol }) => symbol.startsWith(LATE));
}

/**
 * What a feed lists by groups, each symbol once, which is a part where a group fails to come; null where its configuration names
 * none, or none comes.
 */
async function loadGroups(sources: Pick<Sources, 'feed' | 'session'>): Promise<Listing | null> {
  const groups = (await feedConfig(sources))?.groups ?? [];
  const loads = groups.map(async (group) =>
    readListing(
      answerOf(await sources.feed(`${feedPaths.listing}?${new URLSearchParams({ group }).toString()}`)),
    ),
  );
  const settled = await Promise.allSettled(loads);
  const listed = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (listed.length === 0) return null;
  const symbols = [...new Map(listed.map((each) => [each.symbol, each])).values()];
  return { symbols, isPart: settled.some(({ status }) => status === 'rejected') };
}

/** Whether a failure says nothing about what the feed has: it may answer later, the session is over, nobody waits any more. */
function isPassing(error: RestError) {
  const reason = feedReasonOf(error);
  const isUnanswered = reason === 'UNREACHED' && error.kind !== 'unreachable';
  return isUnanswered || reason === 'BUSY' || error.kind === 'unauthorized';
}

/** The quotes of these symbols with the columns of a board; null where the feed has none. Fails where a request does. */
export async function loadBoardQuotes(
  sources: FeedSources,
  symbols: readonly string[],
): Promise<readonly BoardQuote[] | null> {
  const quotes = await loadQuotes(sources, symbols, readBoardQuotes);
  return quotes && keepExchanges(sources.session, quotes.flat());
}

/** About a year. */
const PAST_DAYS = 250;

/**
 * What the bars before a trading day say, one request per symbol; one whose bars cannot be loaded is left out. Fails where those
 * of none can.
 */
export async function loadPast(
  sources: FeedSources,
  symbols: readonly string[],
  day: string,
): Promise<readonly SymbolPast[]> {
  const before = isDay(day) ? epochSecondsOf(day) : null;
  const range = { resolution: 'DAY', countback: PAST_DAYS, before } as const;
  const loads = symbols.map(async (symbol) => {
    const { candles } = await loadBars(sources, { symbol, ...range });
    const exchange = knownExchanges(sources.session).get(symbol) ?? null;
    return pastIn(symbol, sinceStep(candles, { symbol, exchange }));
  });
  const settled = await Promise.allSettled(loads);
  const [first] = settled;
  if (first?.status === 'rejected' && settled.every(({ status }) => status === 'rejected'))
    throw first.reason;
  return settled.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
}

function pastIn(symbol: string, { high, volume, closeOnly }: Candles): SymbolPast {
  const highest = (count: number) =>
    high.length < count || closeOnly?.length ? null : Math.max(...high.slice(-count));
  return {
    symbol,
    high55: highest(55),
    high250: highest(PAST_DAYS),
    usualVolume: sma(volume.slice(-20), 20).at(-1) ?? null,
  };
}
