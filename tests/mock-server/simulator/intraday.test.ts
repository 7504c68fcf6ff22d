import { describe, expect, it } from 'vitest';
import { listingOf, universe } from '../../../mock-server/listing/universe';
import { createMarket } from '../../../mock-server/simulator/simulator';
import { candleAt, type Candle, type Candles } from '../../../src/market/candles';
import { dayOfEpochSeconds } from '../../../src/market/day';
import { toVnd } from '../../../src/market/format';
import { roundToTick } from '../../../src/market/tick';
import { request, signIn, startBackend } from '../../support/mock-server/backend';

const DAY = '2026-08-27';
const ict = (clock: string, day = DAY) => new Date(`${day}T${clock}+07:00`);

/** A market whose clock a test sets. */
function marketAt(clock: string) {
  let now = ict(clock);
  const market = createMarket({ now: () => now });
  return { market, setClock: (to: string) => (now = ict(to)) };
}

const last = (candles: Candles) => candleAt(candles, candles.time.length - 1)!;
const todays = (candles: Candles) => {
  const bar = last(candles);
  return dayOfEpochSeconds(bar.time) === DAY ? bar : null;
};

const clocks = Array.from({ length: 6 * 60 + 1 }, (_, i) => {
  const minute = 9 * 60 + i;
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}:30`;
});

/** Every fifth symbol, of all three exchanges. */
const some = universe.filter((_, i) => i % 5 === 0);

describe('a running trading day', () => {
  const closed = createMarket({ now: () => ict('16:00:00') });
  const { market, setClock } = marketAt('08:59:59');
  const barsPerSymbol = new Map<string, (Candle | null)[]>(some.map(({ symbol }) => [symbol, []]));
  const before = some.map(({ symbol }) => todays(market.candles(symbol)!));
  for (const clock of clocks) {
    setClock(clock);
    for (const [symbol, bars] of barsPerSymbol) bars.push(todays(market.candles(symbol)!));
  }

  it('has no bar before 09:00, nor before the first match', () => {
    const firstMatch = (exchange: string) =>
      some
        .filter((listing) => listing.exchange === exchange)
        .map(({ symbol }) => clocks[barsPerSymbol.get(symbol)!.findIndex((bar) => bar !== null)] ?? 'none');

    expect(before.filter((bar) => bar !== null)).toEqual([]);
    expect(new Set(firstMatch('HOSE'))).toEqual(new Set(['09:15:30']));
    expect(firstMatch('HNX')).toContain('09:00:30');
    expect(firstMatch('UPCOM')).toContain('none');
  });

  it('keeps its open, only widens its range and adds volume, on ticks and in lots of 100', () => {
    const faults = some.flatMap(({ symbol, exchange, kind }) =>
      barsPerSymbol.get(symbol)!.flatMap((bar, i, all) => {
        const earlier = all[i - 1] ?? null;
        if (!bar) return earlier ? [`${symbol} ${clocks[i]} lost its bar`] : [];
        const isSound =
          (!earlier ||
            (bar.open === earlier.open &&
              bar.high >= earlier.high &&
              bar.low <= earlier.low &&
              bar.volume >= earlier.volume)) &&
          bar.low <= Math.min(bar.open, bar.close) &&
          bar.high >= Math.max(bar.open, bar.close) &&
          bar.volume > 0 &&
          bar.volume % 100 === 0 &&
          roundToTick(toVnd(bar.close), exchange, kind, 'nearest') === toVnd(bar.close);
        return isSound ? [] : [`${symbol} ${clocks[i]}`];
      }),
    );

    expect(faults).toEqual([]);
  });

  it('does not change over lunch and between the auctions', () => {
    const between = (from: string, to: string) =>
      clocks.flatMap((clock, i) => (clock >= from && clock <= to ? [i] : []));
    const moved = (exchange: string, at: number[]) =>
      some.filter(({ symbol, exchange: on }) => {
        const bars = at.map((i) => barsPerSymbol.get(symbol)![i]);
        return on === exchange && bars.some((bar) => JSON.stringify(bar) !== JSON.stringify(bars[0]));
      });

    for (const exchange of ['HOSE', 'HNX', 'UPCOM'])
      expect(moved(exchange, between('11:30', '12:59:59'))).toEqual([]);
    for (const exchange of ['HOSE', 'HNX']) expect(moved(exchange, between('14:30', '14:44:59'))).toEqual([]);
    expect(moved('HOSE', between('14:45', '15:00:30'))).toEqual([]);
    expect(moved('UPCOM', between('14:30', '14:59:59'))).not.toEqual([]);
  });

  it('continues on HNX after the closing auction, at the closing price', () => {
    const shs =
      barsPerSymbol.get('SHS') ?? clocks.map((clock) => (setClock(clock), todays(market.candles('SHS')!)));
    const [auction, end] = [clocks.indexOf('14:46:30'), clocks.length - 1].map((i) => shs[i]!);

    expect({ ...end, volume: 0 }).toEqual({ ...auction, volume: 0 });
    expect(end!.volume).toBeGreaterThan(auction!.volume);
  });

  it('ends as exactly the bar of the day', () => {
    expect(some.map(({ symbol }) => barsPerSymbol.get(symbol)!.at(-1))).toEqual(
      some.map(({ symbol }) => todays(closed.candles(symbol)!)),
    );
  });

  it('is a pure function of the instant, whatever was read before', () => {
    for (const clock of ['14:07:15', '09:31:00', '11:05:45']) {
      setClock(clock);
      const fresh = createMarket({ now: () => ict(clock) });
      expect(some.map(({ symbol }) => market.candles(symbol)!.close.at(-1))).toEqual(
        some.map(({ symbol }) => fresh.candles(symbol)!.close.at(-1)),
      );
    }
  });

  it('does not change the bars that studies use', () => {
    setClock('10:30:00');

    expect(dayOfEpochSeconds(last(market.closedCandles('HPG')!).time)).toBe('2026-08-26');
    expect(market.candles('HPG')!.time.slice(0, -1)).toEqual(market.closedCandles('HPG')!.time);
  });
});

describe.each(['VNINDEX', 'HNXINDEX'])('%s on a running trading day', (code) => {
  const { market, setClock } = marketAt('09:00:00');
  const start = ict('09:15:00').getTime();
  const seen = Array.from({ length: (5 * 60 + 45) * 4 }, (_, step) => {
    setClock(new Date(start + step * 15_000 + 7 * 3_600_000).toISOString().slice(11, 19));
    return todays(market.candles(code)!)!;
  });
  const atEnd = seen.at(-1)!;

  it('keeps its open, and its high and low are the extremes of its values so far', () => {
    const earlier = createMarket({ now: () => ict('09:14:45') });
    const before = todays(earlier.candles(code)!) ?? seen[0]!;
    let [high, low] = [before.high, before.low];
    const faults = seen.filter((bar) => {
      high = Math.max(high, bar.close);
      low = Math.min(low, bar.close);
      return bar.open !== seen[0]!.open || bar.high !== high || bar.low !== low;
    });

    expect(faults).toEqual([]);
    expect(new Set(seen.map((bar) => bar.high)).size).toBeGreaterThan(20);
  });

  it('has the same bar when it is first read', () => {
    for (const clock of ['14:27:00', '10:07:45', '11:45:00']) {
      setClock(clock);
      const fresh = createMarket({ now: () => ict(clock) });
      expect(todays(market.candles(code)!)).toEqual(todays(fresh.candles(code)!));
    }
  });

  it('closes on a bar that includes all earlier values', () => {
    setClock('15:00:00');
    const { time, open, high, low, close } = todays(market.candles(code)!)!;

    expect({ time, open }).toEqual({ time: atEnd.time, open: atEnd.open });
    expect([high >= atEnd.high, low <= atEnd.low]).toEqual([true, true]);
    expect(Math.abs(close / atEnd.close - 1)).toBeLessThan(0.001);
    expect((high - low) / close).toBeLessThan(0.03);
  });
});

type Row = { symbol: string; price: number };
type Quotes = { d: { n: string; v: { lp: number; volume: number; ch: number; prev_close_price: number } }[] };
type History = { t: number[]; c: number[] };

describe('the responses on a running trading day', () => {
  it.each(['09:05:00', '09:40:15', '11:45:00', '14:35:00', '14:50:00', '15:00:00'])(
    'agree at %s: list, quote, candle, pulse',
    async (clock) => {
      startBackend({ now: () => ict(clock) });
      const token = await signIn();

      const { body: lists } = await request('/api/watchlists', { token });
      const rows = (lists as { data: { symbols: Row[] }[] }).data.flatMap(({ symbols }) => symbols);
      const { body: quotes } = await request(
        `/udf/quotes?symbols=${rows.map(({ symbol }) => symbol).join(',')}`,
      );
      const { body: index } = await request('/udf/history?symbol=VNINDEX&resolution=D&countback=1');
      const { body: pulse } = await request('/api/market_pulse', { token });
      const histories = await Promise.all(
        rows.map(({ symbol }) => request(`/udf/history?symbol=${symbol}&resolution=D&countback=1`)),
      );

      const { d } = quotes as Quotes;
      expect(d.map(({ v }) => v.lp)).toEqual(rows.map(({ price }) => price));
      d.forEach(({ v }, i) => {
        const { c } = histories[i]!.body as History;
        // Without a match the board shows the reference.
        expect(v.volume === 0 ? [v.ch, v.lp] : [v.lp]).toEqual(
          v.volume === 0 ? [0, v.prev_close_price] : [c.at(-1)],
        );
      });
      const { asOf, indices } = (pulse as { data: { asOf: string; indices: { value: number }[] } }).data;
      expect((index as History).c).toEqual([indices[0]!.value]);
      expect(asOf).toBe(
        {
          '09:05:00': '2026-08-26T15:00:00+07:00',
          '09:40:15': '2026-08-27T09:40:00+07:00',
          '11:45:00': '2026-08-27T11:30:00+07:00',
          '14:35:00': '2026-08-27T14:35:00+07:00',
          '14:50:00': '2026-08-27T14:50:00+07:00',
          '15:00:00': '2026-08-27T15:00:00+07:00',
        }[clock],
      );
    },
  );

  it('show a UPCoM stock without a match at its reference, without open, high and low', async () => {
    const market = createMarket({ now: () => ict('16:00:00') });
    const still = universe.find(
      (listing) => listing.exchange === 'UPCOM' && market.quote(listing, DAY) === null,
    )!;
    startBackend({ now: () => ict('16:00:00') });

    const { body } = await request(`/udf/quotes?symbols=${still.symbol}`);

    const { v } = (body as Quotes).d[0]!;
    expect(v).toMatchObject({ ch: 0, chp: 0, volume: 0, lp: v.prev_close_price });
    expect(v.lp).toBeGreaterThan(0);
    expect(v).not.toHaveProperty('open_price');
    expect(market.snapshot(listingOf(still.symbol)!, DAY).bar).toBeNull();
  });

  it('contain no signal of the day before it is closed, and then signals from before its end', async () => {
    const signalsAt = async (clock: string) => {
      const page = startBackend({ now: () => ict(clock) });
      const { body } = await request('/api/tplus_signals', { token: await signIn() });
      page.shutdown();
      return (body as { data: { updated: string }[] }).data.filter(({ updated }) => updated.startsWith(DAY));
    };

    const [during, after] = [await signalsAt('14:59:59'), await signalsAt('15:00:00')];

    expect(during).toEqual([]);
    expect(after.length).toBeGreaterThan(0);
    expect(after.filter(({ updated }) => updated < `${DAY} 14:45:00` || updated > `${DAY} 15:00:00`)).toEqual(
      [],
    );
  });
});
