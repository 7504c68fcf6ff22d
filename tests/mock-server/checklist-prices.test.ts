import { describe, expect, it } from 'vitest';
import { averagePrice } from '../../mock-server/simulator/reference';
import { priceBand } from '../../src/market/band';
import { dayOfEpochSeconds, isTradingDay } from '../../src/market/calendar';
import { toVnd } from '../../src/market/money';
import { priceClass } from '../../src/market/price-class';
import { roundToTick, tickSize } from '../../src/market/tick';
import { createMarket } from '../../mock-server/simulator/market';
import { quotesOf } from '../../mock-server/udf/quotes';
import { NOW } from './backend';
import { marketOf, seeds, THREE_YEARS } from './checklist';

describe.each(seeds)('what an investor would laugh at, in the prices of seed %i', (seed) => {
  const { market, histories } = marketOf(seed);
  const days = market.days().slice(-THREE_YEARS);
  const sampled = days.filter((_, i) => i % 25 === 0 || i > THREE_YEARS - 20);
  const quotes = sampled.flatMap((day) =>
    market.listings.flatMap((listing) => market.quote(listing, day) ?? []),
  );

  it('1: ceiling and floor are the band of the exchange round the reference, on ticks', () => {
    const percent = { HOSE: 7, HNX: 10, UPCOM: 15 };
    const wrong = quotes.filter(({ listing: { exchange, kind }, reference, ceiling, floor }) => {
      const limit = (reference * percent[exchange]) / 100;
      const step = tickSize(exchange, reference, kind);
      const isOn = (price: number) => roundToTick(price, exchange, kind, 'nearest') === price;
      const isNear = ceiling > reference && floor < reference && floor > 0;
      const within =
        ceiling - reference <= Math.max(limit, step) && reference - floor <= Math.max(limit, step);
      return !isOn(ceiling) || !isOn(floor) || !isNear || !within;
    });

    expect(wrong).toEqual([]);
  });

  it('2: every price, bid and ask of the board is on a tick', () => {
    const symbols = market.listings.map(({ symbol }) => symbol);
    const answer = quotesOf(market, symbols.join(',')) as {
      d: { n: string; v: Partial<Record<string, number>> }[];
    };
    const off = answer.d.flatMap(({ n, v }, i) => {
      const { exchange, kind } = market.listings[i]!;
      return ['lp', 'ask', 'bid', 'open_price', 'high_price', 'low_price', 'prev_close_price']
        .filter((name) => v[name] !== undefined)
        .filter((name) => roundToTick(toVnd(v[name]!), exchange, kind, 'nearest') !== toVnd(v[name]!))
        .map((name) => `${n} ${name} ${v[name]}`);
    });

    expect(off).toEqual([]);
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

  it('4 and 21: the colour and the percentage say what the price did against the reference', () => {
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

  it('6: no bar stands on a closed day, none on 16 to 20 February 2026, one on the 6th', () => {
    const all = new Set(histories.flatMap(({ raw }) => raw.time).map(dayOfEpochSeconds));
    const tet = [...all].filter((day) => day >= '2026-02-16' && day <= '2026-02-20');

    expect([...all].filter((day) => !isTradingDay(day))).toEqual([]);
    expect([tet, all.has('2026-02-06')]).toEqual([[], true]);
  });

  it('8: a close is within the band of its day, but where an ex-date is flagged', () => {
    const beyond = histories.flatMap(({ listing: { symbol, exchange, kind }, raw, exDays }) =>
      raw.close.flatMap((close, i) => {
        if (i === 0 || exDays.has(raw.time[i]!) || exchange === 'UPCOM') return [];
        const { ceiling, floor } = priceBand({ exchange, kind, reference: toVnd(raw.close[i - 1]!) });
        return toVnd(close) > ceiling || toVnd(close) < floor ? [`${symbol} ${raw.time[i]}`] : [];
      }),
    );

    expect(beyond).toEqual([]);
  });

  it('8: an ex-date takes the reference down, and the adjusted history over it', () => {
    const gaps = histories.flatMap(({ listing, raw, adjusted, exDays }) =>
      [...exDays].flatMap((time) => {
        const i = raw.time.indexOf(time);
        if (i < 1) return [];
        const { reference } = market.standing(listing, dayOfEpochSeconds(time));
        const limit = { HOSE: 0.07, HNX: 0.1, UPCOM: 0.15 }[listing.exchange];
        return [
          {
            falls: reference < toVnd(raw.close[i - 1]!) * (listing.exchange === 'UPCOM' ? 1.1 : 1),
            isSmooth: Math.abs(adjusted.close[i]! / adjusted.close[i - 1]! - 1) < limit + 0.08,
          },
        ];
      }),
    );

    expect(gaps.length).toBeGreaterThan(200);
    expect(gaps.filter(({ falls, isSmooth }) => !falls || !isSmooth)).toEqual([]);
  });

  it('9: the last bar of the chart is the price of the board, in the same unit', () => {
    const wrong = market.listings.filter((listing) => {
      const quote = market.quote(listing, market.today());
      return quote && market.candles(listing.symbol)!.close.at(-1) !== market.board(listing);
    });

    expect(wrong).toEqual([]);
  });

  it('12: volumes are whole lots of 100', () => {
    expect(
      histories.filter(({ raw }) => raw.volume.some((volume) => volume <= 0 || volume % 100 !== 0)),
    ).toEqual([]);
  });

  it('13: the value is the last price times the volume, within 5 %, of every quote, whatever the day’s range', () => {
    const off = quotes.filter(
      ({ bar, value }) => !(Math.abs(value / ((bar.close * bar.volume) / 1e6) - 1) <= 0.05 + 1e-9),
    );

    expect(off).toEqual([]);
  });

  it('13: so it is on the widest range that a day can have, and the average is a price of the day', () => {
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

  it.each(['09:15:15', '10:02:00', '14:44:45'])('13: so it is at any time of a session: %s', (clock) => {
    const open = createMarket({ seed, now: () => new Date(`2026-08-27T${clock}+07:00`) });
    const running = open.listings.flatMap((listing) => open.quote(listing, open.today()) ?? []);

    expect(running.length).toBeGreaterThan(200);
    expect(
      running.filter(
        ({ bar, value }) => !(Math.abs(value / ((bar.close * bar.volume) / 1e6) - 1) <= 0.05 + 1e-9),
      ),
    ).toEqual([]);
  });

  it('22: a stock locked at its ceiling shows no ask, one at its floor no bid', () => {
    const locked = (['crash', 'rally'] as const).flatMap((mood) => {
      const day = createMarket({ seed, now: () => NOW, mood });
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

  it('30: many UPCoM stocks match on no given day, and stand at their reference', () => {
    const upcom = market.listings.filter(({ exchange }) => exchange === 'UPCOM');
    const still = upcom.filter((listing) => market.quote(listing, market.today()) === null);

    expect(still.length).toBeGreaterThan(5);
    expect(still.length).toBeLessThan(30);
    for (const listing of still) {
      expect(toVnd(market.board(listing))).toBe(market.standing(listing, market.today()).reference);
      expect(market.board(listing)).toBeGreaterThan(0);
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
