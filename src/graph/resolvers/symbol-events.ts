import { asList, asRecord } from '../../lib/json';
import { nullIfUnsupported } from '../../rest/errors';
import type { Sources } from '../backend';
import { readExDates } from '../readers/ex-dates';
import { readSymbol } from '../readers/instrument';
import { readSymbolEvents } from '../readers/symbol-events';
import type { Resolvers } from '../resolvers.types';

/** What a feed has beside the protocol's bars, where its configuration says so. */
export const symbolEvents: Resolvers = {
  Query: {
    symbolEvents: async (_root, { symbol, from, to }, { feed }) => {
      const ticker = readSymbol(symbol);
      if (ticker === null || !(await hasMarks(feed))) return null;
      return marksOf(feed, ticker, from, to).then(readSymbolEvents).catch(nullIfUnsupported);
    },
    exDates: async (_root, { symbols, from, to }, { feed }) => {
      const tickers = symbols.flatMap((symbol) => readSymbol(symbol) ?? []);
      if (!(await hasMarks(feed))) return null;
      const found = await Promise.all(
        tickers.map((ticker) =>
          marksOf(feed, ticker, from, to)
            .then((marks) => readExDates(marks, ticker))
            .catch(nullIfUnsupported),
        ),
      );
      if (tickers.length > 0 && found.every((each) => each === null)) return null;
      return found.flatMap((each) => each ?? []).toSorted((one, other) => (one.day < other.day ? -1 : 1));
    },
    hasUnadjusted: async (_root, _args, { feed }) =>
      (asList((await configOf(feed))?.['supported_adjustments']) ?? []).includes('none'),
  },
};

type Feed = Sources['feed'];

async function hasMarks(feed: Feed) {
  return (await configOf(feed))?.['supports_timescale_marks'] === true;
}

function marksOf(feed: Feed, symbol: string, from: number, to: number) {
  const query = new URLSearchParams({ symbol, from: String(from), to: String(to), resolution: 'D' });
  return feed(`timescale_marks?${query.toString()}`);
}

async function configOf(feed: Feed) {
  return asRecord(await feed('config').catch(nullIfUnsupported));
}
