// @module-tag P27
import { describe, expect, inject, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { createMarket, type Market } from '../../mock-server/simulator/simulator';
import { historyResponse } from '../../mock-server/udf/history';
import { quotesOf } from '../../mock-server/udf/quotes';
import { timescaleMarksOf } from '../../mock-server/udf/timescale-marks';
import { readPlainBars } from '../../src/graph/readers/bars';
import { readExDates } from '../../src/graph/readers/ex-dates';
import { readQuotes } from '../../src/graph/readers/quotes';
import { readSignals } from '../../src/graph/readers/signals';
import { historyOf, studySeries } from '../../src/graph/signal-history';
import type { ListedSignal } from '../../src/graph/values';
import { addTradingDays } from '../../src/market/calendar';
import { barsUntil, lengthOf } from '../../src/market/candles';
import { asOf, lastClosedDay } from '../../src/market/clock';
import { epochSecondsOf, type Day } from '../../src/market/day';
import { earliestTradeOf } from '../../src/market/earliest-trade';
import { toVnd } from '../../src/market/format';
import { USUAL_BUDGET } from '../../src/market/plan/risk-budget';
import { tradePlanOf, type PlanLine } from '../../src/market/plan/trade-plan';
import { computedPlan, type PlannedSignal } from '../../src/member/shared/plan/computed-plan';
import { sentPlan } from '../../src/member/shared/plan/sent-plan';
import { rowPlan } from '../../src/member/signals/plan/row-plan';
import { tried } from '../support/tried';

/** The last of the days that are tried. */
const LAST: Day = '2026-08-27';
const times = ['09:00', '09:20', '12:00', '14:12', '15:10'];
/** Sixty trading days in the large size, ten in a market of their own. */
const decades = inject('isFull')
  ? [59, 49, 39, 29, 19, 9].map((before) => addTradingDays(LAST, -before))
  : [];

/** A market whose clock can be set, what its server lists, and what a page computes from its feed. */
function openMarket() {
  let now = new Date(NaN);
  const market = createMarket({ now: () => now });
  const reports = createReports(market);
  const computed = new Map<string, readonly PlannedSignal[]>();

  /** The signals that a page finds in the candles of a symbol. */
  const signalsOn = (symbol: string) => {
    const until = lastClosedDay(now);
    const key = `${symbol} ${until}`;
    if (!computed.has(key)) {
      const bars = readPlainBars(historyResponse(market, { symbol, countback: '1000' }))!.candles;
      const end = epochSecondsOf(until);
      const series = { symbol, until: end, candles: barsUntil(bars, end), isCut: lengthOf(bars) === 1000 };
      computed.set(key, historyOf(studySeries(series), []).signals as unknown as readonly PlannedSignal[]);
    }
    return computed.get(key)!;
  };

  return {
    market,
    async at(day: string, time: string) {
      now = new Date(`${day}T${time}:00+07:00`);
      const rows = reports.recommended();
      const listed = (await readSignals({ data: rows }.data)).rows as readonly ListedSignal[];
      return listed.map((row, i) => {
        const { symbol } = row;
        const signal = signalsOn(symbol).find(({ kind, day: on }) => kind === row.kind && on === row.day);
        const { exchange, quote } = readQuotes(quotesOf(market, symbol))!.get(symbol)!;
        const quotedOn = asOf(now).day;
        const hasExDate = readExDates(timescaleMarksOf(market, { symbol }), symbol).some(
          ({ day }) => day > row.day! && day <= quotedOn,
        );
        return { sent: rows[i]!, row, signal, exchange, quote, quotedOn, hasExDate };
      });
    },
  };
}

type Case = Awaited<ReturnType<ReturnType<typeof openMarket>['at']>>[number];

/** A price of the page in candles that an ex-date has moved since the signal lies so many đồng from that of the list. */
const ROUNDING = 10;

/** Compares the plans of a signal in list, page and mock backend; returns that of the page. */
function comparePlans(
  market: Market,
  { sent, row, signal, exchange, quote, quotedOn, hasExDate }: Case,
  at: string,
) {
  const pageOf = (listed: ListedSignal) =>
    computedPlan({
      ...{ signal: signal!, symbol: row.symbol, listed, hasExDate, quotedOn, budget: USUAL_BUDGET },
      ...{ exchange, quote },
    });
  const page = pageOf(row);
  const factor = signal!.price / row.price!;
  const isMoved = Math.abs(factor - 1) > 0.001;
  const inCandles = (price: number) => Math.round(toVnd(price) * (isMoved ? factor : 1));
  const asSent = {
    entry: inCandles(sent.entry_price!),
    stop: inCandles(sent.cut_loss_price!),
    target: inCandles(sent.target_price!),
  };
  const shown = { entry: page.entry.entry, stop: page.stop, target: page.target };
  for (const name of ['entry', 'stop', 'target'] as const)
    expect(Math.abs(shown[name] - asSent[name]), `${at}: ${name}`).toBeLessThanOrEqual(
      isMoved ? ROUNDING : 0,
    );

  const list = sentPlan(row)!;
  expect([list.target, list.stop], at).toEqual([sent.target_price, sent.cut_loss_price]);
  const range = sent.atr14! * 1_000 * (isMoved ? factor : 1);
  const budget = USUAL_BUDGET;
  const { entry: ofMock } = tradePlanOf({ prices: asSent, open: null, last: null, range, budget });
  const isDecidedByRounding = isMoved && isNearLimit(asSent, range, ROUNDING);
  const isSame = isMoved && (isDecidedByRounding || isAlmost(page.entry, ofMock, asSent));
  expect(isSame ? ofMock : page.entry, at).toEqual(ofMock);
  expect(isDecidedByRounding ? ofMock.obstacle : list.obstacle, at).toBe(ofMock.obstacle);

  const taken = (page.entry.size?.quantity ?? 0) * page.entry.entry;
  expect(taken, at).toBeLessThanOrEqual(USUAL_BUDGET.capital / 5);
  const { o: openings = [] } = historyResponse(market, { symbol: row.symbol, countback: '30' }) as {
    o?: number[];
  };
  const isMatched = openings.some((open) => toVnd(open) === page.entry.entry);
  expect(page.isOpened ? isMatched : page.entry.entry === toVnd(signal!.price), at).toBe(true);

  // Of a server that sends no plan, a stop alone, or all of it.
  const known = {
    ...{
      found: new Map([[row.symbol, { signals: [signal!] }]]),
      quotes: new Map([[row.symbol, { exchange, quote }]]),
    },
    ...{ quotedOn, adjusted: { has: () => hasExDate } },
  };
  for (const idea of [null, { ...row.idea!, entryPrice: null, targetPrice: null }, row.idea]) {
    const listed = { ...row, idea };
    const [computed, ofPage] = [rowPlan(listed, known)!, pageOf(listed)];
    for (const name of ['stop', 'target'] as const)
      expect(Math.abs(inCandles(computed[name]!) - ofPage[name]), `${at}: ${name}`).toBeLessThanOrEqual(
        isMoved ? ROUNDING : 0,
      );
    expect(computed.obstacle, at).toBe(ofPage.entry.obstacle);
  }
  return { page, isMoved };
}

type Prices = { entry: number; stop: number; target: number };

/** Whether rounding may decide what is in the way of a purchase. */
function isNearLimit({ entry, stop, target }: Prices, range: number, rounding: number) {
  const distances = [entry - stop, target - entry, entry - stop - range / 2];
  return distances.some((distance) => Math.abs(distance) <= 2 * rounding);
}

/** Whether a page has the plan of the mock backend but for what rounding does to its two distances. */
function isAlmost(page: PlanLine, ofMock: PlanLine, { entry, stop, target }: Prices) {
  const share = (2 * ROUNDING) / (entry - stop) + (2 * ROUNDING) / (target - entry) + 0.01;
  const isWithin = (one: number | undefined, other: number | undefined, least = 0) =>
    one === other || Math.abs(one! - other!) <= Math.max(least, other! * share);
  return (
    page.obstacle === ofMock.obstacle &&
    isWithin(page.rewardToRisk ?? undefined, ofMock.rewardToRisk ?? undefined) &&
    isWithin(page.size?.quantity, ofMock.size?.quantity, 100)
  );
}

describe('list, page and mock backend', () => {
  it(`have one plan of each signal at every instant of ${LAST}: entry, stop, target, obstacle, reward to risk and quantity`, async () => {
    const { market, at } = openMarket();
    let opened = 0;

    for (const time of times) {
      const all = await at(LAST, time);
      expect(all.length).toBeGreaterThan(20);
      tried(all.length, 'signals at an instant');
      expect(all.filter(({ signal }) => signal === undefined)).toEqual([]);
      for (const each of all) {
        const { page } = comparePlans(
          market,
          each,
          `${each.row.symbol} ${each.row.kind} ${each.row.day} ${time}`,
        );
        opened += page.isOpened ? 1 : 0;
      }
    }
    expect(opened).toBeGreaterThan(50);
  }, 120_000);

  it.each(decades)(
    'have one plan of each signal on the day on which it can be bought, in the ten trading days from %s on',
    async (first) => {
      const { market, at } = openMarket();
      let count = 0;
      let moved = 0;

      for (let ahead = 0; ahead < 10; ahead += 1) {
        const day = addTradingDays(first, ahead);
        for (const time of times) {
          const buyable = (await at(day, time)).filter(
            ({ row: { day: on, time: known }, exchange }) =>
              earliestTradeOf({ exchange, day: on!, time: known }).bought === day,
          );
          expect(buyable.filter(({ signal }) => signal === undefined)).toEqual([]);
          for (const each of buyable) {
            const { isMoved } = comparePlans(
              market,
              each,
              `${each.row.symbol} ${each.row.kind} ${day} ${time}`,
            );
            moved += isMoved ? 1 : 0;
          }
          count += buyable.length;
        }
      }
      expect(count).toBeGreaterThan(0);
      tried(count, 'signals when they can be bought');
      if (moved > 0) tried(moved, 'of them, on an ex-date');
    },
    600_000,
  );
});
