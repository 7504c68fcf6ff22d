// @module-tag P27
import { describe, expect, inject, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { createMarket } from '../../mock-server/simulator/simulator';
import { historyOf as feedHistoryOf } from '../../mock-server/udf/history';
import { quotesOf } from '../../mock-server/udf/quotes';
import { readBars } from '../../src/graph/readers/bars';
import { readQuotes } from '../../src/graph/readers/quotes';
import { readSignals } from '../../src/graph/readers/signals';
import { historyOf, studySeries } from '../../src/graph/signal-history';
import type { ListedSignal } from '../../src/graph/values';
import { barsUntil, lengthOf } from '../../src/market/candles';
import { asOf, lastClosedDay } from '../../src/market/clock';
import { epochSecondsOf } from '../../src/market/day';
import { toVnd } from '../../src/market/format';
import { USUAL_BUDGET } from '../../src/market/plan/risk-budget';
import { tradePlanOf } from '../../src/market/plan/trade-plan';
import { planOfSignal, type PlannedSignal } from '../../src/member/shared/plan/plan-of-signal';
import { rowPlan } from '../../src/member/signals/plan/row-plan';
import { tried } from '../support/tried';

/** The list covers twenty trading days: three of these cover sixty. */
const days = inject('isFull') ? ['2026-08-27', '2026-07-30', '2026-07-02'] : ['2026-08-27'];
const times = ['09:00', '09:20', '12:00', '14:12', '15:10'];

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
      const bars = readBars(feedHistoryOf(market, { symbol, countback: '1000' }))!.candles!;
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
        const quote = readQuotes(quotesOf(market, symbol))!.get(symbol)!;
        return { sent: rows[i]!, row, signal, quote, quotedOn: asOf(now).day };
      });
    },
  };
}

describe('list, page and mock backend', () => {
  it.each(days)(
    'have one plan of each signal at every instant of %s: entry, stop, target, obstacle, reward to risk and quantity',
    async (day) => {
      const { market, at } = openMarket();
      let opened = 0;

      for (const time of times) {
        const all = await at(day, time);
        expect(all.length).toBeGreaterThan(20);
        tried(all.length, 'signals at an instant');
        expect(all.filter(({ signal }) => signal === undefined)).toEqual([]);

        for (const { sent, row, signal, quote, quotedOn } of all) {
          const at = `${row.symbol} ${row.kind} ${row.day} ${time}`;
          const page = planOfSignal({
            signal: signal!,
            symbol: row.symbol,
            listed: row,
            quote: { exchange: null, price: null, open: null, volume: null, ...quote },
            quotedOn,
            budget: USUAL_BUDGET,
          });
          // An ex-date since then has moved the candles of the page.
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
              isMoved ? 10 : 0,
            );

          const list = rowPlan(row, null)!;
          expect([list.target, list.stop], at).toEqual([sent.target_price, sent.cut_loss_price]);
          if (isMoved) continue;
          expect(list.obstacle, at).toBe(page.entry.obstacle);
          const ofMock = tradePlanOf({
            prices: asSent,
            open: null,
            last: null,
            range: sent.atr14! * 1_000,
            budget: USUAL_BUDGET,
          });
          expect(page.entry, at).toEqual(ofMock.entry);

          opened += page.isOpened ? 1 : 0;
          const taken = (page.entry.size?.quantity ?? 0) * page.entry.entry;
          expect(taken, at).toBeLessThanOrEqual(USUAL_BUDGET.capital / 5);
          const { o: openings = [] } = feedHistoryOf(market, { symbol: row.symbol, countback: '30' }) as {
            o?: number[];
          };
          const isMatched = openings.some((open) => toVnd(open) === page.entry.entry);
          expect(page.isOpened ? isMatched : page.entry.entry === toVnd(row.price!), at).toBe(true);
        }
      }
      expect(opened).toBeGreaterThan(50);
    },
    120_000,
  );
});
