import { describe, expect, it } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { dayOfEpochSeconds, epochSecondsOf } from '../../src/market/day';
import { addTradingDays, isTradingDay } from '../../src/market/calendar';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

type Event = {
  id: string;
  time: number;
  label: string;
  tooltip: string[];
  kind: string;
  right?: { kind: string };
};
type Bars = { t: number[]; c: number[]; o: number[] };

const { market } = marketOf();
/** A share that has paid both in cash and in shares. */
const payer = universe.find((listing) => {
  const paid = market.dividends(listing);
  return paid.some(({ cash }) => cash > 0) && paid.some(({ ratio }) => ratio > 0);
})!;

const eventsOf = async (query: string) => (await request(`/udf/timescale_marks?${query}`)).body as Event[];
const lowered = (text: string) => text[0]!.toLowerCase() + text.slice(1);
const historyOf = async (query: string) => (await request(`/udf/history?${query}`)).body as Bars;

describe('GET /udf/timescale_marks', () => {
  it('has those of several symbols in one response, each with its symbol, none of an unknown one', async () => {
    startBackend();
    const [one, other] = [payer.symbol, universe.find(({ symbol }) => symbol !== payer.symbol)!.symbol];
    const events = (await eventsOf(`symbol=${one},NONE,${other}`)) as (Event & { symbol: string })[];

    const alone = await eventsOf(`symbol=${one}`);
    expect(events.filter(({ symbol }) => symbol === one)).toEqual(
      alone.map((event) => ({ symbol: one, ...event })),
    );
    expect(new Set(events.map(({ symbol }) => symbol))).toEqual(new Set([one, other]));
  });

  it('has the ex-dates and annual meetings of a share, each on a trading day with a text', async () => {
    startBackend();
    const events = await eventsOf(`symbol=${payer.symbol}&resolution=D`);

    expect(new Set(events.map(({ label }) => label))).toEqual(new Set(['T', 'C', 'N', 'H', 'B']));
    expect(events.map(({ time }) => time)).toEqual(events.map(({ time }) => time).toSorted((a, b) => a - b));
    expect(events.every(({ time }) => isTradingDay(dayOfEpochSeconds(time)))).toBe(true);
    expect(
      events
        .map(({ tooltip }) => tooltip[0])
        .every((line) => /^(Cổ tức|Quyền mua|Thanh toán|Họp|Công bố)/.test(line!)),
    ).toBe(true);
  });

  it('has those of the range alone, and none of an index or an unknown symbol', async () => {
    startBackend();
    const all = await eventsOf(`symbol=${payer.symbol}`);
    const [from, to] = [all[1]!.time, all[2]!.time];

    expect(await eventsOf(`symbol=${payer.symbol}&from=${from}&to=${to}`)).toEqual(all.slice(1, 3));
    expect([await eventsOf('symbol=VNINDEX'), await eventsOf('symbol=XXX')]).toEqual([[], []]);
  });
});

describe('the payments and reports of a share', () => {
  it('pay each cash dividend once, two to four weeks after its ex-date', async () => {
    startBackend();
    const events = await eventsOf(`symbol=${payer.symbol}`);
    const paid = events.filter(({ kind }) => kind === 'payment');
    const cash = events.filter(({ right }) => right?.kind === 'cash_dividend');

    expect(paid.length).toBeGreaterThan(0);
    expect(paid.map(({ tooltip }) => tooltip[0])).toEqual(
      cash.slice(0, paid.length).map(({ tooltip }) => `Thanh toán ${lowered(tooltip[0]!)}`),
    );
    paid.forEach(({ time }, i) => {
      const days = (time - cash[i]!.time) / 86_400;
      expect(days).toBeGreaterThanOrEqual(14);
      expect(days).toBeLessThanOrEqual(45);
    });
  });

  it('report every quarter once, in the month after it', async () => {
    startBackend();
    const events = await eventsOf(`symbol=${payer.symbol}&from=${epochSecondsOf('2025-01-01')}`);
    const reports = events.filter(({ kind }) => kind === 'report');

    expect(reports.map(({ tooltip }) => tooltip[0])).toEqual(
      ['4 năm 2024', '1 năm 2025', '2 năm 2025', '3 năm 2025', '4 năm 2025', '1 năm 2026', '2 năm 2026'].map(
        (quarter) => `Công bố báo cáo tài chính quý ${quarter}`,
      ),
    );
    expect(reports.map(({ time }) => dayOfEpochSeconds(time).slice(0, 7))).toEqual([
      '2025-01',
      '2025-04',
      '2025-07',
      '2025-10',
      '2026-01',
      '2026-04',
      '2026-07',
    ]);
  });
});

describe('the rights of a share', () => {
  /** A share that has offered new ones to its holders. */
  const { listing, right } = universe
    .flatMap((each) => market.dividends(each).map((exDate) => ({ listing: each, right: exDate })))
    .findLast(({ right: { issue } }) => issue > 0)!;

  it('are in its events with ratio and price, as figures too, and lower the price by them', async () => {
    startBackend();
    const { symbol } = listing;
    const time = epochSecondsOf(right.day);
    const shares = Math.round(100 * right.ratio);
    expect(await eventsOf(`symbol=${symbol}&from=${time}&to=${time}`)).toMatchObject([
      {
        label: 'Q',
        tooltip: [expect.stringContaining(`tỷ lệ 100:${shares}, giá `), expect.any(String)],
        right: { kind: 'rights', new_shares: shares, per: 100, price: right.issue / 1000 },
      },
    ]);

    const query = `symbol=${symbol}&resolution=D&countback=1200`;
    const [adjusted, raw] = [await historyOf(query), await historyOf(`${query}&adjustment=none`)];
    const at = raw.t.indexOf(time);
    const before = raw.c[at - 1]!;
    const worth = (before + (right.ratio * right.issue) / 1000) / (1 + right.ratio) / before;
    const factor = (i: number) => adjusted.c[i]! / raw.c[i]!;
    expect(factor(at - 1) / factor(at)).toBeCloseTo(worth, 2);
    const { reference } = market.snapshot(listing, right.day);
    expect(Math.abs(reference / (before * 1000 * worth) - 1)).toBeLessThan(0.01);
  });
});

describe('an announced event', () => {
  it('is among those of its symbol some days ahead, the same that it is on its day', async () => {
    const exDates = universe.flatMap((listing) =>
      market.dividends(listing).map(({ day }) => ({ listing, day })),
    );
    const { listing, day } = exDates.filter((each) => each.day < '2026-08-01').at(-1)!;
    const on = async (now: string) => {
      const server = startBackend({ now: () => new Date(`${now}T09:00:00Z`) });
      const events = await eventsOf(`symbol=${listing.symbol}`);
      server.shutdown();
      return events.filter(({ time }) => time === epochSecondsOf(day));
    };
    const onItsDay = await on(day);
    expect(onItsDay).toHaveLength(1);
    expect(await on(addTradingDays(day, -8))).toEqual(onItsDay);
    expect(await on(addTradingDays(day, -13))).toEqual([]);
  });

  it('of a meeting in April keeps its day while the month passes', async () => {
    const meetingOn = async (now: string) => {
      const server = startBackend({ now: () => new Date(`${now}T09:00:00Z`) });
      const events = await eventsOf('symbol=HPG&from=1774915200');
      server.shutdown();
      return events.filter(({ label }) => label === 'H').map(({ time }) => dayOfEpochSeconds(time));
    };
    const [day] = await meetingOn('2026-05-04');
    expect(await meetingOn(addTradingDays(day!, -10))).toEqual([day]);
    expect(await meetingOn(day!)).toEqual([day]);
    expect(await meetingOn('2026-02-02')).toEqual([]);
  });
});

describe('GET /udf/history with adjustment=none', () => {
  it('has the prices that were matched: those of today alike, earlier ones higher by what was paid out', async () => {
    startBackend();
    const query = `symbol=${payer.symbol}&resolution=D&countback=1000`;
    const [adjusted, raw] = [await historyOf(query), await historyOf(`${query}&adjustment=none`)];
    const exDates = market
      .dividends(payer)
      .map(({ day }) => epochSecondsOf(day))
      .filter((time) => time > adjusted.t[0]!);

    expect(raw.t).toEqual(adjusted.t);
    expect(raw.c.at(-1)).toBe(adjusted.c.at(-1));
    expect(raw.c[0]! > adjusted.c[0]!).toBe(exDates.length > 0);
    for (const time of exDates) {
      const ex = raw.t.indexOf(time);
      const [before, after] = [ex - 1, ex].map((i) => raw.c[i]! / adjusted.c[i]!);
      expect(before! - after!).toBeGreaterThan(0);
    }
    expect(await historyOf(`${query}&adjustment=splits`)).toEqual({
      s: 'error',
      errmsg: 'unsupported_adjustment splits',
    });
  });

  it('has the same days in weeks and in minutes', async () => {
    startBackend();
    const last = async (resolution: string) =>
      (await historyOf(`symbol=${payer.symbol}&resolution=${resolution}&countback=1&adjustment=none`)).c.at(
        -1,
      );
    expect([await last('W'), await last('15')]).toEqual([await last('D'), await last('D')]);
  });
});
