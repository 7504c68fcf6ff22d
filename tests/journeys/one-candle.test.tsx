import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Candle, Candles } from '../../src/market/candles';
import { region, row, rowsToArrive } from '../helpers/page';
import { renderApp } from '../helpers/renderApp';

/** Another last bar: VHM breaks out of 55 sessions on thrice its volume, HHV falls to its floor. */
const bars: Record<string, Partial<Omit<Candle, 'time'>>> = {
  VHM: { high: 138.5, close: 138, volume: 24_000_000 },
  HHV: { open: 9.6, high: 9.6, low: 9.5, close: 9.5 },
};

function amend(symbol: string, candles: Candles): Candles {
  const changed = Object.entries(bars[symbol] ?? {}).map(([column, value]) => [
    column,
    [...candles[column as keyof Candles].slice(0, -1), value],
  ]);
  return { ...candles, ...(Object.fromEntries(changed) as Partial<Candles>) };
}

async function home(isAmended: boolean) {
  const { user } = await renderApp(isAmended ? { amend } : {});
  await rowsToArrive();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Watchlist' }), 'Theo dõi');
  await waitFor(() => expect(row('VHM').querySelector('.change')).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[role=progressbar]')).toBeNull());
  const today = [...region('Recommended stocks')!.querySelectorAll<HTMLElement>('tbody tr')].filter((signal) =>
    signal.lastElementChild!.textContent.endsWith('27/08/2026'),
  );
  return {
    watchlist: row('VHM').textContent,
    others: row('VCB').textContent,
    pulse: region('Market pulse')!.querySelector('.pulse-lead')!.textContent,
    turnover: region('Market pulse')!.querySelector('.pulse-turnover')!.textContent,
    breadth: region('Market pulse')!.querySelector('.breadth-counts')!.textContent,
    signals: today.map(({ dataset, children }) => [dataset['symbol'], ...textsOf(children).slice(1, 3)].join(' ')),
    news: within(region('News')!)
      .getAllByRole('heading', { level: 3 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  };
}

async function technical(isAmended: boolean) {
  await renderApp({ at: '/technical/VHM', ...(isAmended && { amend }) });
  await screen.findByText(/^VHM, /);
  await waitFor(() => expect(region('Last price')!.querySelector('.change')?.textContent).not.toBe(''));
  return [
    region('Last price')!.querySelector('.quote-last')!.textContent,
    region('Last price')!.querySelector('dl')!.textContent,
    screen.getByText(/^VHM, /).textContent,
  ];
}

const textsOf = (cells: HTMLCollection) => [...cells].map(({ textContent }) => textContent);

describe('changing one candle changes what the screens say', () => {
  it('at home', async () => {
    expect(await home(false)).toEqual({});
  });

  it('at home, once it is changed', async () => {
    expect(await home(true)).toEqual({});
  });

  it('on the symbol’s own page', async () => {
    expect(await technical(false)).toEqual([]);
  });

  it('on the symbol’s own page, once it is changed', async () => {
    expect(await technical(true)).toEqual([]);
  });
});
