import { act, screen } from '@testing-library/react';
import { useEffect, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListedSignal } from '../../src/graph/values';
import { line } from '../../src/member/shared/line';
import { useFreshness, useLive, useRefresh } from '../../src/member/shared/Live';
import { useSignalInstruments } from '../../src/member/signals/useSignalInstruments';
import { useCompared } from '../../src/member/technical/compare/useCompared';
import { Book } from '../../src/member/technical/order-book/Book';
import { Kept, refresh } from '../support/kept-fresh';
import { open, type Answers } from '../support/pulse-signals-news.page';
import { quoted } from '../support/quoted';

const now = new Date('2026-08-27T10:15:00+07:00');

afterEach(() => {
  vi.useRealTimers();
  line.set(null);
});

/** A page with a view, whose prices a line brings. */
async function streaming(view: ReactNode, answers: Answers = {}) {
  const shown: { actor?: NonNullable<ReturnType<typeof useLive>>['actor'] } = {};
  function Line() {
    const { actor } = useLive()!;
    useEffect(() => void (shown.actor = actor), [actor]);
    return null;
  }
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const page = await open(
    <Kept>
      <Line />
      {view}
    </Kept>,
    answers,
    '/',
    now,
  );
  await act(async () => {
    line.set({ isStreaming: true, heardAt: now.getTime() });
    shown.actor!.send({ type: 'heard', at: now.getTime() });
  });
  return { ...page, pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)) };
}

async function streamed(first: { error?: unknown }) {
  const loads: number[] = [];
  function View() {
    const load = async () => void loads.push(loads.length);
    useRefresh(load, { symbols: ['HPG'], error: loads.length > 0 ? undefined : first.error });
    return null;
  }
  return { loads, ...(await streaming(<View />)) };
}

it('prices that a view could not load are loaded again while others are streamed, until they are there', async () => {
  const { loads, pass } = await streamed({ error: new Error('unreachable') });
  await pass(60_000);
  expect(loads).toHaveLength(1);
});

it('prices that were missed stay stale until they are loaded, whatever else is refreshed meanwhile', async () => {
  let fails = true;
  function Views() {
    useRefresh(
      async () => {
        if (fails) throw new Error('unreachable');
      },
      { symbols: ['HPG'] },
    );
    useRefresh(async () => {});
    return <p role="status">{useFreshness()?.isStale ? 'stale' : 'fresh'}</p>;
  }
  const { pass } = await streaming(<Views />);
  const shown = () => screen.getByRole('status').textContent;
  await refresh();
  expect(shown()).toBe('stale');
  await pass(299_990);
  await pass(20);
  expect(shown()).toBe('stale');
  fails = false;
  await pass(150_000);
  expect(shown()).toBe('fresh');
});

const signals = [{ symbol: 'HPG' }] as unknown as readonly ListedSignal[];

const views = {
  'an order book': () => <Book symbol="HPG" />,
  'the list of signals': function Signals() {
    useSignalInstruments(signals);
    return null;
  },
  'a compared symbol': function Compared() {
    useCompared('HPG', { resolution: 'DAY', isUnadjusted: false }, null);
    return null;
  },
};

const down = new Error('down');
const quotes = [quoted({ symbol: 'HPG', exchange: 'HOSE', price: 28.6, reference: 28, volume: 1_000_000 })];

it.each([
  ['an order book', 'OrderBook', { OrderBook: [down, { orderBook: null }] }],
  ['the list of signals', 'Quotes', { SignalInstruments: [down], Quotes: [{ quotes }] }],
  [
    'a compared symbol',
    'Instrument',
    { Instrument: [down, { instrument: { ...quotes[0], name: 'Hòa Phát' } }] },
  ],
] as const)(
  '%s whose prices could not be loaded loads them again while others are streamed',
  async (view, name, answers) => {
    const View = views[view];
    const { requests, pass } = await streaming(<View />, answers);
    const loads = () => requests.filter((request) => request.name === name).length;
    const before = loads();
    await pass(60_000);
    expect(loads() - before).toBe(1);
  },
);

it('prices that a view has loaded are not loaded again while they are streamed', async () => {
  const { loads, pass } = await streamed({});
  await pass(60_000);
  expect(loads).toEqual([]);
});
