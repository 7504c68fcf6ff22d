// @module-tag P25
import { execute } from 'graphql';
import { describe, expect, inject, it } from 'vitest';
import { CONFIG } from '../../mock-server/udf/config';
import { historyResponse } from '../../mock-server/udf/history';
import { timescaleMarksOf } from '../../mock-server/udf/timescale-marks';
import { getSchema } from '../../src/graph/schema';
import { historyOf as signalHistoryOf, studySeries } from '../../src/graph/signal-history';
import { SignalHistoryDocument } from '../../src/graph/signal-history.generated';
import { barsKnownOn } from '../../src/market/adjustment';
import { lengthOf, sliceBars, type Candles } from '../../src/market/candles';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';
import { linesOf } from '../../src/member/technical/chart/indicators';
import { AdjustmentsDocument } from '../../src/member/technical/events/events.generated';
import { adjustedByHand } from '../support/market/adjusted-by-hand';
import { marketOf } from '../support/mock-server/market-of';
import { tried } from '../support/tried';

const isFull = inject('isFull');
const [SYMBOLS, DAYS] = isFull ? [50, 40] : [6, 8];
const { market } = marketOf();

/** Those with an ex-date in bars that are long enough for studies. */
const payers = market.listings.filter(
  (listing) => market.dividends(listing).length > 0 && lengthOf(market.candles(listing.symbol)!) > 600,
);
const listings = payers.filter((_, i) => i % Math.floor(payers.length / SYMBOLS) === 0).slice(0, SYMBOLS);

/** The market's own feed, within the page. */
const feed = async (path: string): Promise<unknown> => {
  const [call, query = ''] = path.split('?');
  const parameters = Object.fromEntries(new URLSearchParams(query));
  if (call === 'config') return CONFIG;
  return call === 'history' ? historyResponse(market, parameters) : timescaleMarksOf(market, parameters);
};
const session = {};
const query = async (document: Parameters<typeof execute>[0]['document'], variables: object) => {
  const { data, errors } = await execute({
    schema: getSchema(),
    document,
    variableValues: { ...variables },
    contextValue: { feed, session },
  });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
};

/** The days of a symbol's bars that are replayed: those before and on its newest ex-dates, and others of all years. */
function daysOf({ time }: Candles, exDays: readonly string[]) {
  const days = time.map(dayOfEpochSeconds).slice(260);
  const around = exDays.flatMap((day) => {
    const at = days.findIndex((each) => each >= day);
    return at > 0 ? [days[at - 1]!, days[at]!] : [];
  });
  const newest = new Set(around.slice(-DAYS / 2));
  const others = days.filter((day) => !newest.has(day));
  const count = DAYS - newest.size;
  const spread = Array.from({ length: count }, (_, i) => others[Math.floor((i * others.length) / count)]!);
  return [...newest, ...spread];
}

describe(`the replay of ${SYMBOLS} symbols on ${DAYS} days each`, () => {
  it.each(listings)(
    'has the prices that $symbol was matched at, and what follows from them',
    async (listing) => {
      const { symbol } = listing;
      const matched = market.candles(symbol, 'raw')!;
      const paid = market.dividends(listing).map(({ day, cash, ratio, issue }) => {
        return { day, cash, perHundred: Math.round(100 * ratio), issue };
      });
      const { adjustments } = await query(AdjustmentsDocument, { symbol });

      for (const day of daysOf(
        matched,
        paid.map((each) => each.day),
      )) {
        tried(1, 'days of a symbol');
        const at = matched.time.indexOf(epochSecondsOf(day));
        const known = barsKnownOn(day, matched, adjustments as Parameters<typeof barsKnownOn>[2]);
        expect([known.open.at(-1), known.close.at(-1)]).toEqual([matched.open[at], matched.close[at]]);

        const byHand = adjustedByHand(matched, paid, day);
        expect(known).toEqual(byHand);
        const shown = ['sma20', 'bollinger', 'rsi', 'macd'] as const;
        expect(linesOf(known, shown)).toEqual(linesOf(byHand, shown));

        const candles = sliceBars(byHand, -1_250);
        const isCut = lengthOf(candles) === 1_250;
        const series = { symbol, until: epochSecondsOf(day), candles, isCut };
        const { signalHistory } = await query(SignalHistoryDocument, { symbol, until: day, asKnown: true });
        const expected = { symbol, availability: 'READY', ...signalHistoryOf(studySeries(series), []) };
        expect(JSON.parse(JSON.stringify(expected))).toMatchObject(signalHistory as object);
      }
    },
  );
});
