import { barsAnswer, barsOf, honestFeed, inRange, known, LACKING, type Feed, type Query } from './feed';
import type { Truth } from './truth';

type History = (query: Query) => ReturnType<Feed>;

const unknown = (query: Query) => ({ json: { s: 'error', errmsg: `unknown_symbol ${query['symbol']}` } });

/** A server with the calls that charts need, and no quotes or listing. */
function chartsOnly(truth: Truth, history: History): Feed {
  const honest = honestFeed(truth);
  return (call, query) => {
    if (call === 'history') return known(query['symbol']) ? history(query) : unknown(query);
    return ['config', 'time', 'symbols', 'search'].includes(call) ? honest(call, query) : LACKING;
  };
}

/**
 * Reads a range in ascending order and stops after a thousand rows, as a server does that has `ORDER BY time LIMIT 1000`:
 * from 0 on that ends years ago. It does not know `countback`.
 */
function oldestThousand(truth: Truth): Feed {
  return chartsOnly(truth, (query) => {
    const bars = barsOf(truth, query['symbol']!, query['resolution'] ?? 'D');
    return bars ? barsAnswer(inRange(bars, query).slice(0, 1000)) : { status: 400, json: { s: 'error' } };
  });
}

/** The protocol before `countback` was added to it: whatever lies between `from` and `to`. */
function withoutCountback(truth: Truth): Feed {
  return chartsOnly(truth, (query) => {
    const bars = barsOf(truth, query['symbol']!, query['resolution'] ?? 'D');
    return bars ? barsAnswer(inRange(bars, query)) : { json: { s: 'error', errmsg: 'bad resolution' } };
  });
}

const CODES: Readonly<Record<string, string>> = { '1D': 'D', '1W': 'W', '1M': 'M', '1H': '60' };
const SHORT = ['1', '5', '15'];

/** The codes 1D, 1W, 1M and 1H, any other refused, and at most the newest 300 bars at a time. */
function threeHundred(truth: Truth): Feed {
  const honest = chartsOnly(truth, (query) => {
    const sent = query['resolution'] ?? '';
    const resolution = CODES[sent] ?? (SHORT.includes(sent) ? sent : null);
    if (resolution === null) return { json: { s: 'error', errmsg: `Invalid resolution: ${sent}` } };
    const bars = barsOf(truth, query['symbol']!, resolution)!;
    const count = Math.min(300, Number(query['countback'] ?? 300));
    const wanted = query['countback'] ? inRange(bars, { to: query['to'] }) : inRange(bars, query);
    return barsAnswer(wanted.slice(-count));
  });
  const supported_resolutions = [...SHORT, ...Object.keys(CODES)];
  return (call, query) =>
    call === 'config' ? { json: { supports_search: true, supported_resolutions } } : honest(call, query);
}

/** History alone, wrapped as a broker does it, by `from` and `to`, with either form of the codes. */
function enveloped(truth: Truth): Feed {
  const history = chartsOnly(truth, (query) => {
    const sent = query['resolution'] ?? '';
    const bars = barsOf(truth, query['symbol']!, CODES[sent] ?? sent);
    const { json } = barsAnswer(bars ? inRange(bars, query) : []);
    return { json: { code: 'SUCCESS', message: 'Get data success', data: json } };
  });
  return (call, query) => (call === 'history' ? history(call, query) : LACKING);
}

/** Servers of other make, by what they do. */
export const SERVERS = {
  'keeps the oldest 1,000 bars of a range': oldestThousand,
  'knows no countback': withoutCountback,
  'has 1D and 300 bars a call': threeHundred,
  'wraps its history, its only call': enveloped,
} as const;
