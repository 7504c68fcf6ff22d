import { asList, asRecord } from '../../lib/json';
import { RestError } from '../../rest/errors';
import { feedPaths } from '../../rest/paths';
import type { Sources } from '../backend';
import { answerOf, feedReasonOf } from '../feed-reason';
import { symbolsPath } from '../resolvers/instrument';
import type { FeedAnswer, FeedCall, FeedCallName } from '../resolvers.types';
import type { LoadedBars } from './bars-query';
import type { FeedConfig } from './config';
import { loadQuotes } from './load-quotes';

type Asked = {
  sources: Sources;
  /** Some symbols that the feed should know, and the bars of each. */
  symbols: readonly [string, ...string[]];
  histories: readonly Promise<LoadedBars>[];
  config: Promise<FeedConfig | null>;
  /** A year until now; unix seconds. */
  span: { from: number; to: number };
};

/**
 * How a feed answers each call of the protocol, asked once each. Where it was not reached by any, it fails with the first
 * failure.
 */
export async function askCalls({ sources, symbols, histories, config, span }: Asked): Promise<FeedCall[]> {
  const [symbol] = symbols;
  const ask = (path: string) => sources.feed(path).then(answerOf).then(contentOf);
  const search = queryOf({ query: symbol, type: '', exchange: '', limit: '30' });
  const marks = queryOf({ symbol, from: String(span.from), to: String(span.to), resolution: 'D' });
  const quotes = loadQuotes(sources, symbols, (response) => response);

  return answersTo({
    CONFIG: config.then((known) => (known === null ? 'LACKS' : contentOf(known.answer))),
    TIME: ask('time'),
    SYMBOL_INFO: ask(feedPaths.listing),
    SEARCH: ask(`search?${search}`),
    SYMBOLS: ask(symbolsPath(symbol)),
    HISTORY: Promise.all(histories).then(contentOfBars),
    QUOTES: quotes.then((batches) => (batches === null ? 'LACKS' : 'ANSWERED')),
    TIMESCALE_MARKS: ask(`timescale_marks?${marks}`),
  });
}

async function answersTo(asked: Record<FeedCallName, Promise<FeedAnswer>>): Promise<FeedCall[]> {
  const calls = Object.keys(asked) as FeedCallName[];
  const settled = await Promise.allSettled(calls.map((call) => asked[call]));
  const first = settled.find((each) => each.status === 'rejected');
  if (first && settled.every(isUnreached)) throw first.reason;
  return settled.map((each, i) => ({
    call: calls[i]!,
    answer: each.status === 'fulfilled' ? each.value : reasonWhereReached(each.reason),
  }));
}

function isUnreached(each: PromiseSettledResult<FeedAnswer>): boolean {
  return each.status === 'rejected' && reasonOf(each.reason) === 'UNREACHED';
}

/** On another origin a call that the feed lacks may be blocked, while others are answered. */
function reasonWhereReached(error: unknown): FeedAnswer {
  return error instanceof RestError && error.kind === 'unreachable' ? 'LACKS' : reasonOf(error);
}

function reasonOf(error: unknown): FeedAnswer {
  const reason = error instanceof RestError ? feedReasonOf(error) : null;
  return reason === 'UNDECIDED_UNIT' ? 'ANSWERED' : (reason ?? 'UNREACHED');
}

function contentOf(response: unknown): FeedAnswer {
  const list = asList(response) ?? Object.keys(asRecord(response) ?? {});
  return typeof response === 'number' || list.length > 0 ? 'ANSWERED' : 'EMPTY';
}

function contentOfBars(histories: readonly LoadedBars[]): FeedAnswer {
  const found = histories.map(({ availability }) => availability);
  if (found.some((each) => each === 'READY' || each === 'UNDECIDED_UNIT')) return 'ANSWERED';
  if (found.includes('UNREADABLE')) return 'UNREADABLE';
  return found.includes('NO_DATA') ? 'EMPTY' : 'UNKNOWN_SYMBOL';
}

function queryOf(parameters: Readonly<Record<string, string>>): string {
  return new URLSearchParams(parameters).toString();
}
