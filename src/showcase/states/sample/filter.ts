import { RestError } from '../../../rest/errors';
import type { Answers } from './answers';
import { barsOf } from './bars';
import { quotesOf, symbolInfo } from './board';

/** Of some symbols a feed still owes the bars; in the order in which they are requested they are the last ones. */
const owed = ['SSI', 'VCB', 'VNM'];

/** Of these the bars cannot be loaded. */
const broken = ['HPG', 'MWG'];

/** The symbols that are listed beside the samples, of which the feed has no bars: with them more than 300 are left. */
const FURTHER = 331;

const bars = (symbol: string, query: URLSearchParams) => barsOf(symbol, Number(query.get('countback')));

const withoutFigures: Answers = {
  'api/figures': () => {
    throw new RestError('notFound', { status: 404 });
  },
};

/** A server without figures, whose feed never sends the bars of some symbols. */
export const slowBars: Answers = {
  ...withoutFigures,
  history: (query: URLSearchParams) => {
    const symbol = query.get('symbol') ?? '';
    return owed.includes(symbol) ? new Promise<never>(() => {}) : bars(symbol, query);
  },
};

/** A server without figures, whose feed fails for the bars of some symbols. */
export const brokenBars: Answers = {
  ...withoutFigures,
  quotes: (query: URLSearchParams) => quotesOf(query.get('symbols')?.split(',') ?? []),
  symbol_info: symbolInfo,
  history: (query: URLSearchParams) => {
    const symbol = query.get('symbol') ?? '';
    if (broken.includes(symbol)) throw new RestError('server', { status: 500 });
    return bars(symbol, query);
  },
};

/** A server without figures, whose feed lists hundreds of symbols that it has no bars of. */
export const manySymbols: Answers = {
  ...withoutFigures,
  symbol_info: {
    symbol: [
      ...symbolInfo.symbol,
      ...Array.from({ length: FURTHER }, (_, i) => `Z${String(i + 1).padStart(3, '0')}`),
    ],
  },
};
