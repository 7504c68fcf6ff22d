import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { averagePrice, createMarket, type Quote } from '../../mock-server/simulator/simulator';
import { quotesOf } from '../../mock-server/udf/quotes';
import { priceBand } from '../../src/market/band';
import { isTradingDay } from '../../src/market/calendar';
import { dayOfEpochSeconds } from '../../src/market/day';
import { candleAt } from '../../src/market/candles';
import { toVnd } from '../../src/market/format';
import { priceClass } from '../../src/market/price-class';
import { roundToTick, tickSize } from '../../src/market/tick';
import { NOW } from '../support/mock-server/backend';
import {
  bandOf,
  isOpening,
  historiesOf,
  quotesOfThreeYears,
  seeds,
  THREE_YEARS,
} from '../support/mock-server/checklist';
import { marketOf } from '../support/mock-server/market-of';

/** In the opening auction's wake, after the close, and in the afternoon of another year. */
const INSTANTS = ['2026-08-27T09:16:30+07:00', '2026-08-27T16:00:00+07:00', '2025-04-08T13:40:00+07:00'];

describe.each(seeds)('the prices of seed %i', (seed) => {
  const { market } = marketOf(seed);
  const histories = historiesOf(market);
  /** Every listing on the board at an instant. */
  const boardAt = (instant: string) => {
    const open = createMarket({ seed, now: () => new Date(instant) });
    const { d } = quotesOf(open, open.listings.map(({ symbol }) => symbol).join(',')) as {
      d: { n: string; v: Partial<Record<string, number>> }[];
    };
    return d.map((row, i) => ({ ...row, listing: open.listings[i]! }));
  };
  let quotes: Quote[] = [];
  let boards: ReturnType<typeof boardAt> = [];
  beforeAll(() => {
    quotes = quotesOfThreeYears(market);
    boards = INSTANTS.flatMap(boardAt);
  }, 120_000);
  // The quotes of all the seeds at once would not fit.
  afterAll(() => {
    quotes = [];
  });
  const dayOf = ({ bar }: Quote) => dayOfEpochSeconds(bar.time);

  it('the quotes cover every symbol and three years of trading days', () => {
    expect(new Set(quotes.map(({ listing }) => listing.symbol)).size).toBe(market.listings.length);
    expect(new Set(quotes.map(dayOf)).size).toBe(THREE_YEARS);
  });

  it('1: ceiling and floor are the widest limits on ticks within the price band around the reference', () => {
    const wrong = quotes.filter((quote) => {
      const { listing, reference, ceiling, floor } = quote;
      const { exchange, kind } = listing;
      const limit = (reference * bandOf(listing, dayOf(quote))) / 100;
      const step = tickSize(exchange, reference, kind);
      const isOn = (price: number) => roundToTick(price, exchange, kind, 'nearest') === price;
      const isNear = ceiling > reference && floor < reference && floor > 0;
      const widths = [ceiling - reference, reference - floor];
      const isWithin = widths.every((width) => width <= Math.max(limit, step));
      const isWhole = widths.every((width) => width > limit - 100);
      return !isOn(ceiling) || !isOn(floor) || !isNear || !isWithin || !isWhole;
    });

    expect(wrong).toEqual([]);
  });

  it('1: a first day, of a listing or after a long halt, has a band of 20 % on HOSE and 40 % on UPCoM', () => {
    const openings = market.listings.flatMap((listing) =>
      [listing.listedOn, listing.halt?.until].flatMap((day) => {
        const quote = day === undefined ? null : market.quote(listing, day);
        return quote ? [{ symbol: listing.symbol, ...quote }] : [];
      }),
    );
    const widths = openings.map(({ symbol, ceiling, reference }) => {
      return [symbol, Math.round((ceiling / reference - 1) * 20) * 5];
    });

    expect(widths).toEqual([
      ['HPX', 20],
      ['TCX', 20],
      ['VCK', 20],
      ['VPL', 20],
      ['VPX', 20],
      ['HBC', 40],
    ]);
    expect(openings.filter(({ close, ceiling, floor }) => close > ceiling || close < floor)).toEqual([]);
    expect(openings.filter(({ changePercent }) => Math.abs(changePercent) > 7.5)).not.toEqual([]);
  });

  it('2: every price, bid and ask of the board is on a tick, during a trading day and after it', () => {
    const off = boards.flatMap(({ n, v, listing: { exchange, kind } }) => {
      return ['lp', 'ask', 'bid', 'open_price', 'high_price', 'low_price', 'prev_close_price']
        .filter((name) => v[name] !== undefined)
        .filter((name) => roundToTick(toVnd(v[name]!), exchange, kind, 'nearest') !== toVnd(v[name]!))
        .map((name) => `${n} ${name} ${v[name]}`);
    });

    expect(off).toEqual([]);
  });

  it('2: every price of a quote is on a tick', () => {
    const off = quotes.filter(({ listing: { exchange, kind }, bar, reference, close }) =>
      [reference, close, ...[bar.open, bar.high, bar.low].map(toVnd)].some(
        (price) => roundToTick(price, exchange, kind, 'nearest') !== price,
      ),
    );

    expect(off).toEqual([]);
  });

  it('21: the board’s percentage is the change from the reference, to two decimals and with the same sign', () => {
    const wrong = boards.filter(({ v }) => {
      const percent = (v['lp']! / v['prev_close_price']! - 1) * 100;
      return Math.abs(v['chp']! - percent) > 0.0051 || v['ch']! * percent < 0 || Object.is(v['chp'], -0);
    });

    expect(wrong).toEqual([]);
  });

  it('3: floor, low, last, high, ceiling are in this order, the open between low and high', () => {
    const wrong = quotes.filter(({ bar, close, ceiling, floor }) => {
      const [open, high, low] = [bar.open, bar.high, bar.low].map(toVnd) as [number, number, number];
      return !(
        floor <= low &&
        low <= close &&
        close <= high &&
        high <= ceiling &&
        low <= open &&
        open <= high
      );
    });

    expect(wrong).toEqual([]);
  });

  it('4 and 21: the colour and the percentage agree with the change from the reference', () => {
    const wrong = quotes.filter(({ close, reference, ceiling, floor, colour, changePercent }) => {
      const expected =
        close === ceiling
          ? 'ceiling'
          : close === floor
            ? 'floor'
            : close === reference
              ? 'ref'
              : close > reference
                ? 'up'
                : 'down';
      const percent = ((close - reference) / reference) * 100;
      return (
        colour !== expected ||
        colour !== priceClass({ price: close, reference, ceiling, floor }) ||
        Math.abs(changePercent - percent) > 0.005
      );
    });

    expect(wrong).toEqual([]);
    expect(new Set(quotes.map(({ colour }) => colour))).toEqual(
      new Set(['ceiling', 'up', 'ref', 'down', 'floor']),
    );
  });

  it('6: no bar is on a day off, none on 16 to 20 February 2026, one on the 6th', () => {
    const times = new Set(histories.flatMap(({ raw }) => raw.time));
    const all = new Set([...times].map(dayOfEpochSeconds));
    const tet = [...all].filter((day) => day >= '2026-02-16' && day <= '2026-02-20');

    expect([...all].filter((day) => !isTradingDay(day))).toEqual([]);
    expect([tet, all.has('2026-02-06')]).toEqual([[], true]);
  });

  it('8: a close is within the price band from the day before, except on an ex-date', () => {
    const beyond = histories.flatMap(({ listing, raw, exDays }) =>
      raw.close.flatMap((close, i) => {
        if (i === 0 || exDays.has(raw.time[i]!)) return [];
        const { symbol, exchange, kind } = listing;
        const previous = { high: raw.high[i - 1]!, low: raw.low[i - 1]!, close: raw.close[i - 1]! };
        const measured = toVnd(exchange === 'UPCOM' ? averagePrice(previous) : previous.close);
        const reference = roundToTick(measured, exchange, kind, 'nearest');
        const special = listing.halt !== undefined && isOpening(listing, dayOfEpochSeconds(raw.time[i]!));
        const { ceiling, floor } = priceBand({ exchange, kind, reference, special });
        return toVnd(close) > ceiling || toVnd(close) < floor ? [`${symbol} ${raw.time[i]}`] : [];
      }),
    );

    expect(beyond).toEqual([]);
  });

  it('8: an ex-date lowers the reference, and the adjusted history has no gap', () => {
    const gaps = histories.flatMap(({ listing, raw, adjusted, exDays }) =>
      [...exDays].flatMap((time) => {
        const i = raw.time.indexOf(time);
        if (i < 1) return [];
        const day = dayOfEpochSeconds(time);
        const { reference } = market.snapshot(listing, day);
        // The right to pay about the price or more is worth less than half a tick.
        const { issue, ratio } = market.dividends(listing).find((each) => each.day === day)!;
        const isWorthless = issue > 0 && ((toVnd(raw.close[i - 1]!) - issue) * ratio) / (1 + ratio) < 50;
        const limit = { HOSE: 0.07, HNX: 0.1, UPCOM: 0.15 }[listing.exchange];
        return [
          {
            falls:
              isWorthless || reference < toVnd(raw.close[i - 1]!) * (listing.exchange === 'UPCOM' ? 1.1 : 1),
            isSmooth: Math.abs(adjusted.close[i]! / adjusted.close[i - 1]! - 1) < limit + 0.08,
          },
        ];
      }),
    );

    expect(gaps.length).toBeGreaterThan(200);
    expect(gaps.filter(({ falls, isSmooth }) => !falls || !isSmooth)).toEqual([]);
  });

  it('9: the quote and the candle of a day are the same bar', () => {
    const bars = new Map(
      histories.map(({ listing, raw }) => [listing.symbol, new Map(raw.time.map((time, i) => [time, i]))]),
    );
    const raws = new Map(histories.map(({ listing, raw }) => [listing.symbol, raw]));
    const wrong = quotes.filter(({ listing: { symbol }, bar }) => {
      const at = bars.get(symbol)!.get(bar.time);
      return at === undefined || !isDeepStrictEqual(bar, candleAt(raws.get(symbol)!, at));
    });

    expect(wrong).toEqual([]);
  });

  it('9: the last close of the chart is the price of the board, in the same unit', () => {
    const wrong = market.listings.filter((listing) => {
      const quote = market.quote(listing, market.today());
      return quote && market.candles(listing.symbol)!.close.at(-1) !== market.boardPrice(listing);
    });

    expect(wrong).toEqual([]);
  });

  it('12: volumes are whole lots of 100', () => {
    expect(
      histories.filter(({ raw }) =>
        raw.volume.map(Number).some((volume) => volume <= 0 || volume % 100 !== 0),
      ),
    ).toEqual([]);
  });

  it('13: the value of every quote is its last price times its volume, within 5 %', () => {
    const off = quotes.filter(
      ({ bar, value }) => !(Math.abs(value / ((bar.close * bar.volume!) / 1e6) - 1) <= 0.05 + 1e-9),
    );

    expect(off).toEqual([]);
  });

  it('13: the average price of the widest possible range is near the close and within the range', () => {
    for (const [low, high] of [
      [85, 115],
      [60, 140],
      [400, 600],
    ] as const)
      for (const close of [low, (low + high) / 2, high]) {
        const average = averagePrice({ low, high, close });
        expect(Math.abs(average / close - 1)).toBeLessThanOrEqual(0.05 + 1e-9);
        expect(average).toBeGreaterThanOrEqual(low);
        expect(average).toBeLessThanOrEqual(high);
      }
  });

  it.each(['09:15:15', '10:02:00', '14:44:45'])('13: the same holds during a trading day, at %s', (clock) => {
    const open = createMarket({ seed, now: () => new Date(`2026-08-27T${clock}+07:00`) });
    const running = open.listings.flatMap((listing) => open.quote(listing, open.today()) ?? []);

    expect(running.length).toBeGreaterThan(200);
    expect(
      running.filter(
        ({ bar, value }) => !(Math.abs(value / ((bar.close * bar.volume!) / 1e6) - 1) <= 0.05 + 1e-9),
      ),
    ).toEqual([]);
  });

  it('22: a stock locked at its ceiling shows no ask, one at its floor no bid', () => {
    const locked = (['crash', 'rally'] as const).flatMap((shock) => {
      const day = createMarket({ seed, now: () => NOW, shock });
      const { d } = quotesOf(day, day.listings.map(({ symbol }) => symbol).join(',')) as {
        d: { v: { ask?: number; bid?: number } }[];
      };
      return day.listings.flatMap((listing, i) => {
        const quote = day.quote(listing, day.today());
        return quote && ['ceiling', 'floor'].includes(quote.colour) ? [{ quote, ...d[i]!.v }] : [];
      });
    });

    expect(locked.length).toBeGreaterThan(60);
    expect(
      locked.filter(({ quote, ask, bid }) => (quote.colour === 'ceiling' ? ask : bid) !== undefined),
    ).toEqual([]);
  });

  it('30: without a match a row shows its reference, unchanged and never 0, on days of three years', () => {
    for (const day of market
      .days()
      .slice(-THREE_YEARS)
      .filter((_, d) => d % 150 === 20)) {
      const then = createMarket({ seed, now: () => new Date(`${day}T16:00:00+07:00`) });
      const upcom = then.listings.filter(({ exchange }) => exchange === 'UPCOM').map(({ symbol }) => symbol);
      const { d } = quotesOf(then, upcom.join(',')) as { d: { n: string; v: Record<string, number> }[] };
      const still = d.filter(({ v }) => v['volume'] === 0);

      expect(still.length).toBeGreaterThan(5);
      expect(
        still.filter(
          ({ v }) => v['lp'] !== v['prev_close_price'] || v['ch'] !== 0 || v['chp'] !== 0 || !v['lp'],
        ),
      ).toEqual([]);
    }
  });

  it('30: many UPCoM stocks have no match on a day and show their reference', () => {
    const upcom = market.listings.filter(({ exchange }) => exchange === 'UPCOM');
    const still = upcom.filter((listing) => market.quote(listing, market.today()) === null);

    expect(still.length).toBeGreaterThan(5);
    expect(still.length).toBeLessThan(30);
    for (const listing of still) {
      expect(toVnd(market.boardPrice(listing))).toBe(market.snapshot(listing, market.today()).reference);
      expect(market.boardPrice(listing)).toBeGreaterThan(0);
    }
  });

  it('31: a penny stock can move by a tick, and its floor is a price', () => {
    const penny = quotes.filter(({ reference }) => reference < 3000);

    expect(penny.filter(({ floor, ceiling, reference }) => floor <= 0 || ceiling <= reference)).toEqual([]);
    expect(penny.length).toBeGreaterThan(0);
  });

  it('32: funds trade in steps of ten đồng', () => {
    const funds = quotes.filter(({ listing }) => listing.kind === 'etf');

    expect(funds.filter(({ close }) => close % 10 !== 0)).toEqual([]);
    expect(funds.some(({ close }) => close % 50 !== 0)).toBe(true);
  });

  it('averages lie within the bar that they come from', () => {
    expect(
      quotes.filter(({ bar }) => averagePrice(bar) < bar.low || averagePrice(bar) > bar.high + 1e-9),
    ).toEqual([]);
  });
});
