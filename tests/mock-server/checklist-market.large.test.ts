import { describe, expect, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { listedSignals } from '../../mock-server/reports/listed-signals';
import { signalsOf } from '../../mock-server/reports/signals';
import { flowsOn } from '../../mock-server/reports/whale';
import { listingOf, universe } from '../../mock-server/listing/universe';
import {
  averagePrice,
  createMarket,
  indexCodes,
  indexSummary,
  stockQuotes,
  totalFlow,
} from '../../mock-server/simulator/simulator';
import { quotesOf } from '../../mock-server/udf/quotes';
import { search } from '../../mock-server/udf/search';
import { symbolInfo } from '../../mock-server/udf/symbol';
import { addTradingDays, isTradingDay } from '../../src/market/calendar';
import { dayOfEpochSeconds } from '../../src/market/day';
import type { Candles } from '../../src/market/candles';
import { toThousand, toVnd } from '../../src/market/format';
import { studySignals } from '../../src/market/studies/studies';
import { roundToTick, tickSize } from '../../src/market/tick';
import { NOW } from '../support/mock-server/backend';
import { historiesOf, seeds, THREE_YEARS } from '../support/mock-server/checklist';
import { marketOf } from '../support/mock-server/market-of';

describe.each(seeds)('the market of seed %i', (seed) => {
  const { market, reports } = marketOf(seed);
  const histories = historiesOf(market);
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

  it('no trading day of more than 3 million shares stays within 0.3 %, away from its limits', () => {
    const BANDS = { HOSE: 0.07, HNX: 0.1, UPCOM: 0.15 };
    const narrow = histories.flatMap(({ listing, raw }) =>
      raw.volume.map(Number).flatMap((volume, i) => {
        const [high, low, before] = [raw.high[i]!, raw.low[i]!, raw.close[i - 1]];
        if (volume <= 3_000_000 || before === undefined || (high - low) / low >= 0.003) return [];
        const tick = toThousand(tickSize(listing.exchange, toVnd(low), listing.kind));
        const isAtLimit = (Math.abs(low - before) + tick) / before > BANDS[listing.exchange];
        return isAtLimit ? [] : [`${listing.symbol} ${dayOfEpochSeconds(raw.time[i]!)} ${low}-${high}`];
      }),
    );

    expect(narrow).toEqual([]);
  });

  it('no trading day of more than half a million shares has a single price, unless a limit is a tick away', () => {
    const still = histories.flatMap(({ listing, raw }) =>
      raw.volume.map(Number).flatMap((volume, i) => {
        if (volume <= 500_000 || raw.high[i] !== raw.low[i]) return [];
        const day = dayOfEpochSeconds(raw.time[i]!);
        const { ceiling, floor, close } = market.quote(listing, day)!;
        const tick = tickSize(listing.exchange, close, listing.kind);
        const isHeld = ceiling - close <= tick || close - floor <= tick;
        return isHeld ? [] : [`${listing.symbol} ${day} ${close}`];
      }),
    );

    expect(still).toEqual([]);
  });

  it('few trading days of a stock of VN30 stay within 0.6 %, as few as measured', () => {
    const ranges = histories
      .filter(({ listing }) => listing.inVn30)
      .flatMap(({ raw }) => raw.high.map((high, i) => (high - raw.low[i]!) / raw.low[i]!));
    const share = ranges.filter((range) => range < 0.006).length / ranges.length;

    expect(share).toBeGreaterThan(0.02);
    expect(share).toBeLessThan(0.06);
  });

  it.each([
    ['2022', 870, 1_540],
    ['2023', 980, 1_260],
    ['2024', 1_120, 1_310],
    ['2025', 1_070, 1_800],
    ['2026', 1_580, 1_930],
  ] as const)('VN-Index of %s is of the order of where the real one stood, %i to %i', (year, low, high) => {
    const { time, close } = market.candles('VNINDEX')!;
    const values = close.filter((_, i) => dayOfEpochSeconds(time[i]!).startsWith(year));
    const middle = values.toSorted((a, b) => a - b)[values.length >> 1]!;

    expect(values.length).toBeGreaterThan(100);
    // A walk that nothing draws back to the real one: its order of magnitude.
    expect(middle).toBeGreaterThan(0.6 * low);
    expect(middle).toBeLessThan(1.5 * high);
    expect(Math.min(...values)).toBeGreaterThan(0.55 * low);
    expect(Math.max(...values)).toBeLessThan(2 * high);
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

  it('14: the breadth sums to the stocks that traded, on every day of three years', () => {
    for (const day of days) {
      const traded = stockQuotes(market, day).map(({ listing }) => listing.exchange);
      const sums = (['VNINDEX', 'HNXINDEX', 'UPCOMINDEX'] as const).map((code) => {
        const { ceiling, advancers, unchanged, decliners, floor } = indexSummary(market, code, day);
        return ceiling + advancers + unchanged + decliners + floor;
      });
      expect(sums).toEqual(
        (['HOSE', 'HNX', 'UPCOM'] as const).map((exchange) => traded.filter((on) => on === exchange).length),
      );
    }
  });

  it('indices, breadth and leaders agree: a rising index has more risers, and its movers rise', () => {
    const moved = recent
      .map((day) => ({
        main: indexSummary(market, 'VNINDEX', day),
        large: indexSummary(market, 'VN30', day),
      }))
      .filter(({ main }) => Math.abs(main.changePercent) > 0.7);
    const agree = moved.filter(({ main, large }) => {
      const balance = main.ceiling + main.advancers - main.decliners - main.floor;
      return balance * main.change > 0 && large.change * main.change > 0;
    });

    expect(moved.length).toBeGreaterThan(10);
    expect(agree.length / moved.length).toBeGreaterThan(0.9);
  });

  it('2 and 26: the price of a signal is the board’s close of its day, on a tick', () => {
    const listedPrices = reports.signals().map(({ symbol, day, price }) => ({ symbol, day, price }));
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
    const wrong = [...listedPrices, ...found].filter(({ symbol, day, price }) => {
      const listing = listingOf(symbol)!;
      const isOnTick = roundToTick(toVnd(price), listing.exchange, listing.kind, 'nearest') === toVnd(price);
      return !isOnTick || market.quote(listing, day)?.close !== toVnd(price);
    });

    expect(listedPrices.length).toBeGreaterThan(20);
    expect(found.length).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('25: a signal is of a closed trading day, with a time from 14:45 to 15:00, and of 15:00 on UPCoM', () => {
    const signals = reports.signals();

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

  it('26 and 27: no signal of a day at the ceiling or of an ex-date is listed, though a study found it', () => {
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
      const then = createReports(
        createMarket({ seed, now: () => new Date(`${day}T16:00:00+07:00`) }),
      ).signals();
      expect(then.length).toBeGreaterThan(0);
      expect(then.filter((signal) => signal.symbol === symbol && signal.day === day)).toEqual([]);
    }
  });

  it.each(universe.filter(({ halt }) => halt))(
    '27: $symbol has no bar and no signal during its halt, no signal on its first bar after it, and both at other times',
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
      const previous = then.snapshot(listing, addTradingDays(from, -1));
      const { d } = quotesOf(then, symbol) as { d: { v: object }[] };
      const [reference, close] = [toThousand(then.snapshot(listing, day).reference), previous.bar!.close];
      expect(d[0]!.v).toMatchObject({ lp: reference, prev_close_price: reference, ch: 0, chp: 0, volume: 0 });
      for (const name of ['ask', 'bid', 'open_price', 'high_price', 'low_price'])
        expect(d[0]!.v).not.toHaveProperty(name);
      expect(exchange === 'UPCOM' || toVnd(reference) === close).toBe(true);
      expect(signalsOf(then, listing).filter((signal) => signal.day >= from)).toEqual([]);
    },
  );

  it('29: foreign investors and proprietary desks have different figures, and all four groups sum to zero, on every day of three years', () => {
    let alike = 0;
    for (const day of days) {
      const flows = flowsOn(market, day);
      const total = totalFlow(flows);
      const sums = [...flows, total].map(({ foreign, proprietary, institution, individual }) =>
        Math.round((foreign + proprietary + institution + individual) * 100),
      );

      expect(flows.length).toBeGreaterThan(180);
      expect(sums.filter((sum) => sum !== 0)).toEqual([]);
      if (total.foreign === total.proprietary) alike += 1;
    }

    expect(alike / days.length, 'but for chance').toBeLessThan(0.005);
  });

  it('32: only stocks are recommended, never a warrant or a fund', () => {
    const rows = reports.recommended();

    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ symbol }) => listingOf(symbol)?.kind !== 'stock' || symbol.length !== 3)).toEqual(
      [],
    );
  });

  it('33: the search ignores diacritics, their normal form and case', () => {
    const found = (query: string) =>
      search(market.listings, { query, limit: '100' }).map(({ symbol }) => symbol);

    for (const query of ['hoa phat', 'HÒA PHÁT', 'hòa phát'.normalize('NFD'), 'hpg'])
      expect(found(query)[0]).toBe('HPG');
    expect(found('dau')).toEqual(expect.arrayContaining(['BSR', 'OIL', 'IDJ']));
    expect(found('vnindex')).toEqual(['VNINDEX']);
  });
});

describe('a running trading day', () => {
  let now = new Date(0);
  const running = createMarket({ now: () => now });
  const watched = ['FPT', 'HPG', 'VCB', 'SSI', 'MWG', 'VNM', 'TCB', 'VHM', 'STB', 'MBB', 'GAS', 'DGC'].map(
    (symbol) => listingOf(symbol)!,
  );

  it.each(['09:30', '10:30', '13:20', '14:05'])(
    'changes one to three of twelve prices every 15 seconds, from %s on',
    (clock) => {
      const start = Date.parse(`2026-08-27T${clock}:00+07:00`);
      const steps = Array.from({ length: 60 }, (_, step) => {
        now = new Date(start + step * 15_000);
        return watched.map(running.boardPrice);
      });
      const changes = steps
        .slice(1)
        .map((prices, i) => prices.filter((price, at) => price !== steps[i]![at]).length);
      const mean = changes.reduce((a, b) => a + b, 0) / changes.length;

      expect(mean).toBeGreaterThan(1);
      expect(mean).toBeLessThan(3);
      expect(Math.max(...changes)).toBeLessThan(9);
    },
  );
});

describe('one figure', () => {
  let now = new Date(0);
  const trading = createMarket({ now: () => now });
  const reports = createReports(trading);

  it.each(['2026-08-26T16:40:00+07:00', '2026-08-27T10:20:00+07:00', '2026-08-27T16:40:00+07:00'])(
    'is rounded once: the pulse, the feed, the chart, the flows and the news say the same at %s',
    (instant) => {
      now = new Date(instant);
      const pulse = reports.pulse();
      const whale = reports.whale(1);
      for (const { code, value, change, changePercent } of pulse.indices) {
        const { d } = quotesOf(trading, code) as { d: { v: object }[] };
        expect(d[0]!.v).toMatchObject({ lp: value, ch: change, chp: changePercent });
        expect(trading.candles(code)!.close.at(-1)).toBe(value);
      }
      expect(pulse.foreignNet).toBe(whale.days.at(-1)!.foreign);
      expect(pulse.proprietaryNet).toBe(whale.days.at(-1)!.proprietary);
      expect(reports.publicPulse().index.value).toBe(pulse.indices[0]!.value);
      if (trading.second() !== null) return;

      const { value, change, changePercent, turnover } = pulse.indices[0]!;
      const vi = (figure: number, decimals: number) =>
        Math.abs(figure).toLocaleString('vi-VN', {
          minimumFractionDigits: decimals,
          maximumFractionDigits: decimals,
        });
      const summary = reports.news().find(({ tags }) => tags.includes('VN-Index'))!;
      expect(summary.title).toContain(`${vi(change, 2)} điểm, đóng cửa ở ${vi(value, 2)} điểm`);
      expect(summary.content).toContain(`${vi(changePercent, 2)}%)`);
      expect(summary.content).toContain(
        `đạt ${vi(turnover, 0)} tỷ đồng, bằng ${Math.round((turnover / pulse.usualTurnover) * 100)}%`,
      );
      const flows = reports.news().find(({ title }) => title.startsWith('Khối ngoại'))!;
      expect(flows.title).toContain(`${vi(Math.round(Math.abs(pulse.foreignNet)), 0)} tỷ đồng`);
    },
  );
});

describe('the market time', () => {
  let now = new Date(0);
  const reports = createReports(createMarket({ now: () => now }));
  const asOfAt = (instant: string) => {
    now = new Date(instant);
    return reports.pulse().asOf;
  };

  it('7: the time of the figures is between 09:00 and 15:00 and never over lunch, at any hour', () => {
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

  it('36: on a Sunday, a holiday and before the opening the pulse reports the last trading day', () => {
    expect(asOfAt('2026-08-30T12:00:00+07:00')).toBe('2026-08-28T15:00:00+07:00');
    expect(asOfAt('2026-09-02T12:00:00+07:00')).toBe('2026-08-28T15:00:00+07:00');
    expect(asOfAt('2026-02-18T10:00:00+07:00')).toBe('2026-02-13T15:00:00+07:00');
    expect(asOfAt('2026-08-27T08:59:59+07:00')).toBe('2026-08-26T15:00:00+07:00');
  });
});

it('32: only stocks are recommended, never a fund, even if it breaks out as a stock does', () => {
  const fund = 'E1VFVN30';
  const both = [fund, 'MBB'];
  const leap = (symbol: string, candles: Candles): Candles => {
    if (!both.includes(symbol)) return candles;
    const top = Math.max(...candles.high) + 1;
    const last = <Value>(column: readonly Value[], value: Value) => [...column.slice(0, -1), value];
    const [high, close] = [last(candles.high, top), last(candles.close, top)];
    return { ...candles, high, close, volume: last(candles.volume, 90_000_000) };
  };
  const leaping = createMarket({ now: () => NOW, amend: leap });
  const found = both.map((symbol) => signalsOf(leaping, listingOf(symbol)!).at(-1)?.day);
  const rows = createReports(leaping).recommended();

  expect(found).toEqual([leaping.lastDay(), leaping.lastDay()]);
  expect(rows.filter(({ symbol }) => symbol === 'MBB')).not.toEqual([]);
  expect(rows.filter(({ symbol }) => listingOf(symbol)?.kind !== 'stock' || symbol.length !== 3)).toEqual([]);
});
