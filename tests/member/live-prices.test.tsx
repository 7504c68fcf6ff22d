import { screen, waitFor } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useFreshness } from '../../src/member/shared/Live';
import { PulsePanel } from '../../src/member/pulse/PulsePanel';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { formatMinute } from '../../src/market/format';
import { useRowPrices } from '../../src/member/watchlist/useRowPrices';
import WhalePage from '../../src/member/whale/WhalePage';
import { Kept, refresh } from '../support/kept-fresh';
import { textsOf } from '../support/page';
import { open } from '../support/pulse-signals-news.page';
import { quoted } from '../support/quoted';
import { instrument, listOf, signal } from '../support/signals';

function LoadedAt() {
  const asOf = useFreshness()?.asOf;
  return asOf?.kind === 'minute' && `${asOf.day}T${formatMinute(asOf.minute)}`;
}

const signals = listOf([signal({ symbol: 'KBC', price: 28 })]);

const quotedAt = (symbol: string, price: number) =>
  quoted({
    ...{ symbol, exchange: 'HOSE', price, reference: 28, ceiling: 29.95 },
    ...{ floor: 26.05, change: 0, changePercent: 0, open: 28, high: 30, low: 27, volume: 1_000 },
  });

describe('prices that are kept fresh', () => {
  it('are those of the stocks that signals name, on no list of the person’s or not', async () => {
    const { container, requests } = await open(
      <Kept>
        <SignalsPanel />
      </Kept>,
      {
        Signals: [signals],
        SignalInstruments: [{ quotes: [instrument({ symbol: 'KBC', name: 'Kinh Bắc', price: 28.14 })] }],
        Quotes: [{ quotes: [quotedAt('KBC', 28.7)] }],
      },
    );
    const since = () => textsOf(container.querySelectorAll('td.since'));
    await waitFor(() => expect(since()).toEqual(['+0.50%']));

    await refresh();

    await waitFor(() => expect(since()).toEqual(['+2.50%']));
    expect(requests.at(-1)).toEqual({ name: 'Quotes', variables: { symbols: ['KBC'] } });
    expect(container.querySelector('tbody tr')?.textContent).toContain('Kinh Bắc');
  });

  it('render a list of signals again for another trading day, and not with each refresh', async () => {
    const now = new Date('2026-08-27T10:00:00+07:00');
    const rendered = vi.fn<ProfilerOnRenderCallback>();
    const { container } = await open(
      <Kept>
        <Profiler id="signals" onRender={rendered}>
          <SignalsPanel />
        </Profiler>
        <LoadedAt />
      </Kept>,
      {
        Signals: [signals],
        SignalInstruments: [{ quotes: [{ ...quotedAt('KBC', 28.7), name: null }] }],
        Quotes: [{ quotes: [quotedAt('KBC', 28.7)] }],
        ExDates: ['silence'],
      },
      '/',
      now,
    );
    await waitFor(() => expect(textsOf(container.querySelectorAll('td.since'))).toEqual(['+2.50%']));
    await screen.findByRole('button', { name: 'Compute from candles' });

    const rendersUntil = async (time: string) => {
      rendered.mockClear();
      now.setTime(Date.parse(time));
      await refresh();
      await screen.findByText(time.slice(0, 16));
      return rendered.mock.calls.length;
    };
    expect(await rendersUntil('2026-08-27T10:01:00+07:00')).toBe(0);
    expect(await rendersUntil('2026-08-28T10:00:00+07:00')).toBeGreaterThan(0);
  });

  it('are those beside what groups bought and sold', async () => {
    const stock = { __typename: 'StockFlow', symbol: 'HPG', foreign: 46.2, proprietary: -9.5 };
    const day = { __typename: 'DailyFlow', day: '2026-08-27' };
    const days = [{ ...day, foreign: 46.2, proprietary: -9.5, institution: 0, individual: 0 }];
    const { container } = await open(
      <Kept>
        <WhalePage />
      </Kept>,
      {
        Whale: [{ whale: { __typename: 'Whale', asOf: null, days, symbols: [stock] } }],
        Quotes: [{ quotes: [quotedAt('HPG', 28.6)] }, { quotes: [quotedAt('HPG', 28.75)] }],
      },
    );
    const price = () => textsOf(container.querySelectorAll('[data-side=buy] .price')).at(-1);
    await waitFor(() => expect(price()).toContain('28.60'));

    await refresh();

    await waitFor(() => expect(price()).toContain('28.75'));
  });
});

describe('the lists of the server', () => {
  const list = { id: '1', name: 'Theo dõi', rows: [{ symbol: 'FPT', name: 'FPT', price: 72 }], leftOut: 0 };

  function Prices() {
    useRowPrices(list);
    return null;
  }

  async function openList(quotes: readonly object[]) {
    const page = await open(
      <Kept>
        <Prices />
      </Kept>,
      { Quotes: [{ quotes }], Watchlists: [{ watchlists: [{ __typename: 'Watchlist', ...list }] }] },
    );
    await waitFor(() => expect(page.requests).toHaveLength(1));
    const refreshed = async () => {
      const before = page.requests.length;
      await refresh();
      await vi.dynamicImportSettled();
      return page.requests.slice(before).map(({ name }) => name);
    };
    return { refreshed };
  }

  it('are loaded again with the twentieth refresh, after five minutes, where the feed quotes each row in view', async () => {
    const { refreshed } = await openList([quotedAt('FPT', 72)]);

    for (let count = 1; count < 20; count += 1) expect(await refreshed()).toEqual(['Quotes']);
    expect(await refreshed()).toEqual(['Quotes', 'Watchlists']);
    expect(await refreshed()).toEqual(['Quotes']);
  });

  it('are loaded again with each refresh where it does not', async () => {
    const { refreshed } = await openList([]);

    for (let count = 1; count < 4; count += 1) expect(await refreshed()).toEqual(['Quotes', 'Watchlists']);
  });
});

describe('the market’s pulse', () => {
  it('is loaded again with every second refresh', async () => {
    const { requests } = await open(
      <Kept>
        <PulsePanel />
      </Kept>,
      { MarketPulse: [{ marketPulse: null }] },
    );
    const loads: number[] = [];
    for (let count = 1; count <= 5; count += 1) {
      await refresh();
      loads.push(requests.length);
    }
    expect(loads).toEqual([1, 2, 2, 3, 3]);
  });
});
