import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { TradeIdea } from '../../src/graph/resolvers.types';
import type { ListedSignal } from '../../src/graph/values';
import { nextTradingDay } from '../../src/market/calendar';
import { USUAL_BUDGET } from '../../src/market/plan/risk-budget';
import { computedPlan } from '../../src/member/shared/plan/computed-plan';
import { unsentParts } from '../../src/member/shared/plan/sent-plan';
import { rowPlan } from '../../src/member/signals/plan/row-plan';
import { activeSignals, createRowStates } from '../../src/member/signals/plan/row-states';
import { QuotedInstrumentFragmentDoc } from '../../src/graph/quotes.generated';
import { signalsFile } from '../../src/member/signals/signals-csv';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { screenSize } from '../support/media';
import { quoted, quoteOf } from '../support/quoted';
import { textsOf } from '../support/page';
import { open, type Answers } from '../support/pulse-signals-news.page';
import { instrument, listOf, signal as listedSignal } from '../support/signals';

const signal = (symbol: string, day = '2026-08-27', price: number | null = 28.6) =>
  listedSignal({ symbol, day, price }) as ListedSignal;

/** The same with a plan. */
const planned = (idea: Partial<TradeIdea>, row = signal('HPG')) =>
  ({ ...row, idea: { __typename: 'TradeIdea', ...nothing, ...idea } }) as ListedSignal;

const nothing: TradeIdea = {
  ...{ name: null, action: null, industry: null, entryPrice: null, exitPrice: null, weight: null },
  ...{ closePrice: null, targetPrice: null, cutLossPrice: null, atr: null },
  ...{ stopBrokenOn: null, targetReachedOn: null },
};

/** The candles show the newer signal of HPG and the older one, and nothing of SSI. */
const history = (symbol: string) => ({
  signalHistory: {
    ...{ __typename: 'SignalHistory', symbol, availability: symbol === 'MBB' ? 'NO_DATA' : 'READY' },
    signals: symbol === 'HPG' ? ['2026-08-20', '2026-08-27'].map((day) => past(day, 28.6, 27.376)) : [],
    ...{ days: [], brokenBy: null },
  },
});

/** Nothing has become of it, and its day's range is not known. */
const unended = { voidedOn: null, atr: null, highest: null, entryPrice: null };

function past(day: string, price: number, voidBelow: number) {
  const kind = 'BREAK_OUT' as const;
  const earliestBuy = nextTradingDay(day);
  return { __typename: 'PastSignal', kind, day, price, voidBelow, earliestBuy, ...unended };
}

async function shown(rows: readonly ListedSignal[], histories: Answers[string]) {
  const page = await open(<SignalsPanel />, {
    Signals: [listOf(rows)],
    SignalInstruments: [
      { quotes: ['HPG', 'SSI'].map((symbol) => instrument({ symbol, exchange: 'HOSE', price: 29 })) },
    ],
    SymbolResults: histories,
  });
  const table = await screen.findByRole('table', { name: 'T+ signals' });
  const column = (name: 'plan' | 'sellable') => textsOf(table.querySelectorAll(`td.${name}`));
  return { ...page, table, plans: () => column('plan'), sellable: () => column('sellable') };
}

const compute = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Compute from candles' }));

describe('the plans of a list whose server sends none', () => {
  it('are unknown at first, which is said, and nothing is requested for them', async () => {
    const { requests, plans } = await shown([signal('HPG')], []);

    expect(await screen.findByText('The server does not send every plan in full.')).toBeTruthy();
    expect(plans()).toEqual(['—', '—']);
    expect(requests.map(({ name }) => name)).not.toContain('SymbolResults');
  });

  it('are computed on request from the evidence in the candles: the stop on a tick, the target twice as far', async () => {
    const { plans } = await shown([signal('HPG')], [history('HPG')]);

    await compute();

    // 28.60 less 27.40 is 1.20, of which the target has twice as much: more than four per cent.
    await waitFor(() => expect(plans()).toEqual(['31.00', '27.40']));
    expect(screen.queryByRole('button', { name: 'Compute from candles' })).toBeNull();
  });

  it('say how many signals the candles do not show', async () => {
    const { plans } = await shown([signal('HPG'), signal('SSI')], [history('HPG'), history('SSI')]);

    await compute();

    await screen.findByText('The candles do not show 1 signal, so its target and stop are unknown.');
    expect(plans()).toEqual(['31.00', '27.40', '—', '—']);
  });

  it('say that the feed has no candles', async () => {
    await shown([signal('MBB')], [history('MBB')]);

    await compute();

    expect(await screen.findByText(/^The feed has no candles/)).toBeTruthy();
  });

  it('are one for each symbol: the newer signal replaces the older', async () => {
    const { plans } = await shown([signal('HPG'), signal('HPG', '2026-08-20')], [history('HPG')]);

    await compute();

    await waitFor(() => expect(plans()).toEqual(['31.00', '27.40', 'Replaced 27/08']));
  });
});

describe('the plans of a list whose server sends a part of them', () => {
  it('are completed from the candles where they show the signal, and stay as they were sent where not', async () => {
    const sent = { cutLossPrice: 27.4, targetPrice: 30 };
    const tooNear = planned({ ...sent, cutLossPrice: 28.5, atr: 1 }, signal('SSI'));
    const { plans } = await shown([planned({ targetPrice: 30 }), tooNear], [history('HPG'), history('SSI')]);
    await waitFor(() => expect(plans()).toEqual(['30.00', '—', '30.00', '28.50! Stop too near']));

    await compute();

    await waitFor(() => expect(plans()).toEqual(['30.00', '27.40', '30.00', '28.50! Stop too near']));
    expect(screen.queryByText(/^The candles do not show/)).toBeNull();
  });

  it('can be completed on a phone too, whose rows say what became of them', async () => {
    act(() => screenSize.resize(390));
    const { signalHistory } = history('HPG');
    const signals = signalHistory.signals.map((each) => ({ ...each, highest: 31 }));
    const { table } = await shown([signal('HPG')], [{ signalHistory: { ...signalHistory, signals } }]);

    await compute();

    await waitFor(() =>
      expect(textsOf(table.querySelectorAll('[data-state]'))).toEqual(['✓ Target reached']),
    );
  });

  it('have the earliest sale of the page, which buys a signal of the running day after its close', async () => {
    const { sellable } = await shown([{ ...signal('HPG'), time: '10:30' }], [history('HPG')]);
    expect(sellable()).toEqual(['03/09']);

    await compute();

    await waitFor(() => expect(sellable()).toEqual(['04/09']));
  });

  it.each<[string, readonly ListedSignal[], ReturnType<typeof unsentParts>]>([
    ['no plan', [signal('HPG')], 'PRICES'],
    ['no entry', [planned({ targetPrice: 31, cutLossPrice: 27.4, stopBrokenOn: '2026-08-28' })], 'PRICES'],
    ['no end of any', [planned({ targetPrice: 31, cutLossPrice: 27.4, entryPrice: 28.6 })], 'ENDS'],
    [
      'all, and the end of one',
      [
        planned({ targetPrice: 31, cutLossPrice: 27.4, entryPrice: 28.6 }),
        planned({ targetPrice: 31, cutLossPrice: 27.4, entryPrice: 28.6, targetReachedOn: '2026-08-28' }),
      ],
      null,
    ],
    [
      'no plan of a signal without a price, which the candles cannot have',
      [signal('HPG', '2026-08-27', null)],
      null,
    ],
  ])('is offered by what the server sends: %s', (_, rows, missing) => {
    expect(unsentParts(rows)).toBe(missing);
  });

  it('say no more of a server that sends every price than that none of them is over', async () => {
    await shown([planned({ targetPrice: 31, cutLossPrice: 27.4, entryPrice: 28.6 })], []);

    const offer = await screen.findByRole('button', { name: 'Compute from candles' });
    expect(offer.parentElement!.textContent).toBe(
      'The server says of none of these plans that it is over.Compute from candles',
    );
  });

  it('are judged by the day that a kept quote is of, as on the page that has loaded it', async () => {
    const row = planned({ targetPrice: 31, cutLossPrice: 27.4 });
    const { client, plans } = await shown([row], []);
    const keep = (day: string) =>
      act(
        async () =>
          void client.cache.writeFragment({
            fragment: QuotedInstrumentFragmentDoc,
            id: client.cache.identify({ __typename: 'Instrument', symbol: 'HPG' })!,
            data: quoted({
              symbol: 'HPG',
              exchange: 'HOSE',
              price: 31,
              reference: 29,
              open: 31,
              volume: 100,
              day,
              source: 'BAR',
            }),
          }),
      );

    await keep('2026-08-27');
    expect(plans()).toEqual(['31.00', '27.40']);
    await keep('2026-08-28');
    await waitFor(() => expect(plans()).toEqual(['31.00✓ Beyond the target', '27.40']));
  });
});

describe('a computed plan', () => {
  const unmatched = { exchange: 'HOSE', quote: quoteOf() } as const;
  const onHose = { quotes: new Map([['HPG', unmatched]]), quotedOn: null, adjusted: new Set<ListedSignal>() };

  it('has its state in the file and in the filter too, on the tick of its exchange', async () => {
    // Twice the way to the stop of 27.40, which is a tick of the exchange; of the level itself 31.048 would be.
    const found = { ...past('2026-08-27', 28.6, 27.376), highest: 31 };
    const computed = { ...onHose, found: new Map([['HPG', { signals: [found] }]]) };
    const rows = [signal('HPG')];
    const plans = createRowStates()(rows, (row) => rowPlan(row, computed));
    expect(activeSignals(rows, plans)).toEqual([]);

    const file = signalsFile(rows, plans, '2026-09-03')!;

    expect((await file.text()).split('\r\n')[1]).toBe('HPG,28.6,Breakout,2026-08-27,14:46,Target reached');
  });

  const planOf = (price: number, voidBelow: number, sent: number | null = price) =>
    rowPlan(signal('HPG', '2026-08-27', sent), {
      ...onHose,
      found: new Map([['HPG', { signals: [past('2026-08-27', price, voidBelow)] }]]),
    });

  it('has the prices of the list where an ex-date has moved the candles since', () => {
    expect(planOf(14.3, 13.688, 28.6)).toMatchObject({ stop: 27.4, target: 31 });
  });

  describe('of a signal whose plan the server sends as well', () => {
    const found = { ...past('2026-08-27', 28.6, 27.4), atr: 0.5, earliestSale: '2026-09-04' };
    /** The prices of the list, and those of its page in thousand đồng. */
    const both = (row: ListedSignal, { hasExDate = false, changes = {} } = {}) => {
      const one = { ...found, ...changes };
      const known = {
        ...onHose,
        found: new Map([['HPG', { signals: [one] }]]),
        adjusted: new Set(hasExDate ? [row] : []),
      };
      const { stop, target, end } = rowPlan(row, known)!;
      const page = computedPlan({
        ...{ signal: one, symbol: 'HPG', listed: row, hasExDate, ...unmatched, quotedOn: null },
        budget: USUAL_BUDGET,
      });
      return { list: [stop, target], page: [page.stop / 1_000, page.target / 1_000], end };
    };
    const sent = { targetPrice: 32, cutLossPrice: 27 };

    it('has the prices that are sent, and from the candles those that are not', () => {
      expect(both(planned(sent))).toMatchObject({ list: [27, 32], page: [27, 32] });
      expect(both(planned({ targetPrice: 32 }))).toMatchObject({ list: [27.4, 32], page: [27.4, 32] });
      expect(both(planned({ cutLossPrice: 27 }))).toMatchObject({ list: [27, 31], page: [27, 31] });
    });

    it('has them as they are sent where the server found it at another price of its day', () => {
      const atNoon = planned(sent, { ...signal('HPG', '2026-08-27', 28.9), time: '10:30' });
      expect(both(atNoon)).toMatchObject({ list: [27, 32], page: [27, 32] });
      expect(both(planned({}, atNoon))).toMatchObject({ list: [27.4, 31], page: [27.4, 31] });
    });

    it('has them in the prices of the list, and its page in those of the candles, after an ex-date', () => {
      const before = planned(sent, signal('HPG', '2026-08-27', 28.9));
      expect(both(before, { hasExDate: true })).toMatchObject({ list: [27, 32], page: [26.72, 31.668] });
      const offGrid = planned({ ...sent, cutLossPrice: 27.384 }, before);
      expect(both(offGrid, { hasExDate: true }).list).toEqual([27.384, 32]);
      const { list, page } = both(planned({}, before), { hasExDate: true });
      expect([list, page]).toEqual([
        [27.69, 31.33],
        [27.4, 31],
      ]);
    });

    it('has the end that is sent, else that of the candles', () => {
      const changes = { highest: 32, voidedOn: '2026-09-03' };
      expect(both(planned(sent), { changes }).end).toEqual({ kind: 'TARGET_REACHED', day: null });
      expect(both(planned({ ...sent, stopBrokenOn: '2026-08-28' }), { changes }).end).toEqual({
        ...{ kind: 'STOP_BROKEN', day: '2026-08-28' },
      });
    });

    it('has no end that is sent for other levels than those that a person has moved', () => {
      const listed = planned({ ...sent, stopBrokenOn: '2026-08-28' });
      const inputs = { signal: found, symbol: 'HPG', listed, ...unmatched, quotedOn: null } as const;
      const endWith = (chosen: { stop: number; target: number } | null) =>
        computedPlan({ ...inputs, budget: USUAL_BUDGET, chosen }).end;
      expect(endWith(null)).toEqual({ kind: 'STOP_BROKEN', day: '2026-08-28' });
      expect(endWith({ stop: 26_000, target: 32_000 })).toBeNull();
    });

    it.each<[string, Partial<TradeIdea>, string | null]>([
      ['breaks no stop that is sent lower', { cutLossPrice: 27.35 }, null],
      ['breaks the same that is sent', { cutLossPrice: 27.4 }, '2026-09-03'],
      ['breaks one that is sent higher', { cutLossPrice: 27.5 }, '2026-09-03'],
      ['breaks the one that is computed', { cutLossPrice: null }, '2026-09-03'],
    ])('is over by a close that the candles have below their own stop, which %s', (_, idea, day) => {
      const changes = { highest: 31.95, voidedOn: '2026-09-03' };
      expect(both(planned({ ...sent, ...idea }), { changes }).end).toEqual(
        day && { kind: 'STOP_BROKEN', day },
      );
    });

    it('is over by such a close also where an ex-date has rounded the stop that is sent', () => {
      // 27.40 is 27.116 in the candles, whose own stop is 27.12.
      const changes = { voidBelow: 27.12, voidedOn: '2026-09-03' };
      const before = planned({ ...sent, cutLossPrice: 27.4 }, signal('HPG', '2026-08-27', 28.9));
      expect(both(before, { hasExDate: true, changes }).end).toEqual({
        ...{ kind: 'STOP_BROKEN', day: '2026-09-03' },
      });
    });
  });

  it('has no target where the stop is not below the price, and is none without a price', () => {
    expect(planOf(28.6, 28.59)).toMatchObject({ stop: 28.6, target: null, obstacle: 'STOP_BROKEN' });
    expect(planOf(28.6, 27.4, null)).toBeNull();
  });
});
