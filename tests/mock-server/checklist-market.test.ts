import { describe, expect, it } from 'vitest';
import { createDesk } from '../../mock-server/desk/desk';
import { listedSignals } from '../../mock-server/desk/listed-signals';
import { signalsOn } from '../../mock-server/desk/signals';
import { flowsOn } from '../../mock-server/desk/whale';
import { listingOf, universe } from '../../mock-server/listing/universe';
import { totalFlow } from '../../mock-server/simulator/flows';
import { indexCodes, indexOn, stocksOn } from '../../mock-server/simulator/indices';
import { createMarket } from '../../mock-server/simulator/market';
import { averagePrice } from '../../mock-server/simulator/reference';
import { quotesOf } from '../../mock-server/udf/quotes';
import { search } from '../../mock-server/udf/search';
import { symbolInfo } from '../../mock-server/udf/symbol';
import { addTradingDays, isTradingDay } from '../../src/market/calendar';
import { dayOfEpochSeconds } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import { toThousand, toVnd } from '../../src/market/money';
import { studySignals } from '../../src/market/studies/studies';
import { roundToTick } from '../../src/market/tick';
import { NOW } from './backend';
import { marketOf, seeds, sessionsOfThreeYears, THREE_YEARS } from './checklist';

describe.each(seeds)('what an investor would laugh at, in the market of seed %i', (seed) => {
  const { market, desk, histories } = marketOf(seed);
  const days = market.days().slice(-THREE_YEARS);
  const recent = market.days().slice(-60);
  const stocks = histories.filter(({ listing }) => listing.kind === 'stock');
  const listed = stocks.map((stock) => ({ ...stock, signals: listedSignals(stock) }));

  it.each([
    ['VNINDEX', 1000, 2500],
    ['VN30', 1000, 2700],
    ['HNXINDEX', 180, 400],
    ['UPCOMINDEX', 80, 150],
  ] as const)(
    '10: %s stays between %i and %i in 2025 and 2026, and is never a thousand times that',
    (code, low, high) => {
      const { time, close } = market.candles(code)!;
      const values = close.filter((_, i) => dayOfEpochSeconds(time[i]!) >= '2025-01-01');

      expect(values.length).toBeGreaterThan(400);
      expect(values.filter((value) => value < low || value > high)).toEqual([]);
    },
  );

  it('11: an index has no limits, no orders, and is called an index', () => {
    for (const code of indexCodes) {
      const { d } = quotesOf(market, code) as { d: { v: object }[] };
      expect(Object.keys(d[0]!.v)).not.toEqual(expect.arrayContaining(['ask']));
      expect(Object.keys(d[0]!.v)).not.toEqual(expect.arrayContaining(['bid']));
      expect(symbolInfo(code)).toMatchObject({ type: 'index', name: code });
    }
  });

  it('14: the market trades 5,000 to 60,000 billion a day, on every day of three years', () => {
    const values = new Map<number, number>();
    for (const { raw } of stocks) {
      raw.time.forEach((time, i) => {
        const bar = { high: raw.high[i]!, low: raw.low[i]!, close: raw.close[i]! };
        values.set(time, (values.get(time) ?? 0) + (averagePrice(bar) * raw.volume[i]!) / 1e6);
      });
    }
    const wrong = days
      .map((day) => [day, Math.round(values.get(Date.parse(day) / 1000)!)] as const)
      .filter(([, value]) => value < 5_000 || value > 60_000);

    expect(wrong).toEqual([]);
  });

  it('14: the breadth sums to the stocks that traded, on days of three years', () => {
    for (const day of sessionsOfThreeYears(market)) {
      const traded = stocksOn(market, day).map(({ listing }) => listing.exchange);
      const sums = (['VNINDEX', 'HNXINDEX', 'UPCOMINDEX'] as const).map((code) => {
        const { ceiling, advancers, unchanged, decliners, floor } = indexOn(market, code, day);
        return ceiling + advancers + unchanged + decliners + floor;
      });
      expect(sums).toEqual(
        (['HOSE', 'HNX', 'UPCOM'] as const).map((exchange) => traded.filter((on) => on === exchange).length),
      );
    }
  });

  it('indices, breadth and leaders agree: a rising index has more risers, and its movers rise', () => {
    const moved = recent
      .map((day) => ({ main: indexOn(market, 'VNINDEX', day), large: indexOn(market, 'VN30', day) }))
      .filter(({ main }) => Math.abs(main.changePercent) > 0.7);
    const agree = moved.filter(({ main, large }) => {
      const balance = main.ceiling + main.advancers - main.decliners - main.floor;
      return balance * main.change > 0 && large.change * main.change > 0;
    });

    expect(moved.length).toBeGreaterThan(10);
    expect(agree.length / moved.length).toBeGreaterThan(0.9);
  });

  it('2 and 26: the price of a signal is the board’s close of its day, on a tick', () => {
    const told = desk.signals().map(({ symbol, day, price }) => ({ symbol, day, price }));
    const found = listed.flatMap(({ listing, raw, signals }) =>
      signals
        .filter((_, i) => i % 4 === 0)
        .map(({ index }) => ({
          symbol: listing.symbol,
          day: dayOfEpochSeconds(raw.time[index]!),
          price: raw.close[index]!,
        }))
        .filter(({ day }) => day >= days[0]!),
    );
    const wrong = [...told, ...found].filter(({ symbol, day, price }) => {
      const listing = listingOf(symbol)!;
      const isOnTick = roundToTick(toVnd(price), listing.exchange, listing.kind, 'nearest') === toVnd(price);
      return !isOnTick || market.quote(listing, day)?.close !== toVnd(price);
    });

    expect(told.length).toBeGreaterThan(20);
    expect(found.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('25: a signal is of a trading day that is over, told between 14:45 and 15:00, and on UPCoM, which matches until then, at 15:00', () => {
    const signals = desk.signals();

    expect(signals.length).toBeGreaterThan(20);
    expect(signals.filter(({ day }) => !isTradingDay(day) || day > market.lastDay())).toEqual([]);
    expect(
      signals.filter(({ day, updated }) => updated < `${day} 14:45:00` || updated > `${day} 15:00:00`),
    ).toEqual([]);
    const early = signals.filter(({ day, updated }) => updated < `${day} 15:00:00`);
    expect(early.filter(({ symbol }) => listingOf(symbol)?.exchange === 'UPCOM')).toEqual([]);
    expect(new Set(early.map(({ symbol }) => listingOf(symbol)?.exchange))).toEqual(new Set(['HOSE', 'HNX']));
  });

  it('26 and 27: a few a day for a hundred stocks, no trend before 252 bars, none on an ex-date or without a match', () => {
    const since = days.at(-250)!;
    const found = listed.flatMap(({ listing: { symbol }, adjusted, exDays, signals }) =>
      signals.map((signal) => ({
        ...signal,
        symbol,
        bars: signal.index + 1,
        day: dayOfEpochSeconds(adjusted.time[signal.index]!),
        isEx: exDays.has(adjusted.time[signal.index]!),
        volume: adjusted.volume[signal.index]!,
      })),
    );
    const lately = found.filter(({ day }) => day >= since);
    const perDay = lately.length / 250 / (stocks.length / 100);
    const kindsOf = new Map<string, Set<string>>();
    for (const { symbol, day, kind } of found) {
      const key = `${symbol} ${day}`;
      kindsOf.set(key, (kindsOf.get(key) ?? new Set()).add(kind));
    }

    expect(perDay).toBeGreaterThan(1);
    expect(perDay).toBeLessThan(5);
    expect(found.filter(({ kind, bars }) => kind === 'buy_trend_up' && bars < 252)).toEqual([]);
    expect(found.filter(({ isEx, volume }) => isEx || volume === 0)).toEqual([]);
    expect([...kindsOf.values()].filter(({ size }) => size > 3)).toEqual([]);
    const quiet = days
      .slice(-250)
      .filter((day) => new Set(lately.filter((each) => each.day === day).map(({ kind }) => kind)).size < 4);
    expect(quiet.length).toBeGreaterThan(150);
  });

  it('26 and 27: none is sent of a day at the ceiling nor of an ex-date, though a study found it', () => {
    const found = stocks.flatMap(({ listing, adjusted, exDays }) =>
      studySignals(adjusted).map(({ index }) => {
        const day = dayOfEpochSeconds(adjusted.time[index]!);
        return { symbol: listing.symbol, day, isEx: exDays.has(adjusted.time[index]!) };
      }),
    );
    const newest = <Found extends { day: string }>(all: Found[]) =>
      all.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, 2);
    const ex = newest(found.filter(({ isEx }) => isEx));
    const atCeiling = newest(
      found.filter(({ symbol, day }) => market.quote(listingOf(symbol)!, day)?.colour === 'ceiling'),
    );

    expect([ex.length, atCeiling.length]).toEqual([2, 2]);
    for (const { symbol, day } of [...ex, ...atCeiling]) {
      const then = createDesk(createMarket({ seed, now: () => new Date(`${day}T16:00:00+07:00`) })).signals();
      expect(then.length).toBeGreaterThan(0);
      expect(then.filter((signal) => signal.symbol === symbol && signal.day === day)).toEqual([]);
    }
  });

  it.each(universe.filter(({ halt }) => halt))(
    '27: $symbol has no bar and no signal while it is halted, no signal on its first bar after it, and others at other times',
    (listing) => {
      const { symbol, exchange } = listing;
      const { from, until } = listing.halt!;
      const history = histories.find((each) => each.listing === listing)!;
      const away = market.days().filter((day) => day >= from && day < until);
      const barDays = history.raw.time.map(dayOfEpochSeconds);
      const signalDays = listedSignals(history).map(({ index }) => barDays[index]!);

      expect(away.length).toBeGreaterThan(5);
      expect(barDays.filter((day) => day >= from && day < until)).toEqual([]);
      expect(barDays).toContain(until);
      expect(signalDays.filter((day) => day >= from && day <= until)).toEqual([]);
      expect(away.filter((day) => market.quote(listing, day) !== null)).toEqual([]);

      const day = away[away.length >> 1]!;
      const then = createMarket({ seed, now: () => new Date(`${day}T16:00:00+07:00`) });
      const eve = then.standing(listing, addTradingDays(from, -1));
      const { d } = quotesOf(then, symbol) as { d: { v: object }[] };
      const [reference, close] = [toThousand(then.standing(listing, day).reference), eve.bar!.close];
      expect(d[0]!.v).toMatchObject({ lp: reference, prev_close_price: reference, ch: 0, chp: 0, volume: 0 });
      for (const name of ['ask', 'bid', 'open_price', 'high_price', 'low_price'])
        expect(d[0]!.v).not.toHaveProperty(name);
      expect(exchange === 'UPCOM' || toVnd(reference) === close).toBe(true);
      expect(signalsOn(then, listing).filter((signal) => signal.day >= from)).toEqual([]);
    },
  );

  it('29: foreigners and brokers’ own books are different figures, and all four sum to zero, on days of three years', () => {
    let alike = 0;
    const asked = sessionsOfThreeYears(market);
    for (const day of asked) {
      const flows = flowsOn(market, day);
      const total = totalFlow(flows);
      const sums = [...flows, total].map(({ foreign, proprietary, institution, individual }) =>
        Math.round((foreign + proprietary + institution + individual) * 100),
      );

      expect(flows.length).toBeGreaterThan(180);
      expect(sums.filter((sum) => sum !== 0)).toEqual([]);
      if (total.foreign === total.proprietary) alike += 1;
    }

    expect(alike / asked.length, 'but for chance').toBeLessThan(0.005);
  });

  it('32: what is recommended is a stock, never a warrant or a fund', () => {
    const rows = desk.recommended();

    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ symbol }) => listingOf(symbol)?.kind !== 'stock' || symbol.length !== 3)).toEqual(
      [],
    );
  });

  it('33: marks, their form and case do not matter to the search', () => {
    const found = (query: string) =>
      search(market.listings, { query, limit: '100' }).map(({ symbol }) => symbol);

    for (const query of ['hoa phat', 'HÒA PHÁT', 'hòa phát'.normalize('NFD'), 'hpg'])
      expect(found(query)[0]).toBe('HPG');
    expect(found('dau')).toEqual(expect.arrayContaining(['BSR', 'OIL', 'IDJ']));
    expect(found('vnindex')).toEqual(['VNINDEX']);
  });
});

describe('the market’s time', () => {
  let now = new Date(0);
  const desk = createDesk(createMarket({ now: () => now }));
  const asOfAt = (instant: string) => {
    now = new Date(instant);
    return desk.pulse().asOf;
  };

  it('7: what is told came about between 09:00 and 15:00, and not over lunch, whenever it is asked', () => {
    const days = ['2026-08-27', '2026-08-28', '2026-08-29', '2026-08-30', '2026-09-02'];
    const minutes = Array.from({ length: 96 }, (_, i) => i * 15 + 5);
    const clocks = days.flatMap((day) =>
      minutes.map((minute) => {
        const pad = (value: number) => String(value).padStart(2, '0');
        return asOfAt(`${day}T${pad(Math.floor(minute / 60))}:${pad(minute % 60)}:00+07:00`).slice(11, 16);
      }),
    );

    expect(clocks.filter((clock) => clock < '09:00' || clock > '15:00')).toEqual([]);
    expect(clocks.filter((clock) => clock > '11:30' && clock < '13:00')).toEqual([]);
  });

  it('36: on a Sunday, a holiday and before the opening it speaks of the last session', () => {
    expect(asOfAt('2026-08-30T12:00:00+07:00')).toBe('2026-08-28T15:00:00+07:00');
    expect(asOfAt('2026-09-02T12:00:00+07:00')).toBe('2026-08-28T15:00:00+07:00');
    expect(asOfAt('2026-02-18T10:00:00+07:00')).toBe('2026-02-13T15:00:00+07:00');
    expect(asOfAt('2026-08-27T08:59:59+07:00')).toBe('2026-08-26T15:00:00+07:00');
  });
});

it('32: what is recommended is a stock, never a fund, though it breaks out as a stock does', () => {
  const fund = 'E1VFVN30';
  const both = [fund, 'MBB'];
  const leap = (symbol: string, candles: Candles): Candles => {
    if (!both.includes(symbol)) return candles;
    const top = Math.max(...candles.high) + 1;
    const last = (column: readonly number[], value: number) => [...column.slice(0, -1), value];
    const [high, close] = [last(candles.high, top), last(candles.close, top)];
    return { ...candles, high, close, volume: last(candles.volume, 90_000_000) };
  };
  const leaping = createMarket({ now: () => NOW, amend: leap });
  const found = both.map((symbol) => signalsOn(leaping, listingOf(symbol)!).at(-1)?.day);
  const rows = createDesk(leaping).recommended();

  expect(found).toEqual([leaping.lastDay(), leaping.lastDay()]);
  expect(rows.filter(({ symbol }) => symbol === 'MBB')).not.toEqual([]);
  expect(rows.filter(({ symbol }) => listingOf(symbol)?.kind !== 'stock' || symbol.length !== 3)).toEqual([]);
});
