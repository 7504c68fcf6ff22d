import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Candle, Candles } from '../../src/market/candles';
import { region, row, rowsToArrive } from '../support/page';
import { renderApp } from '../support/renderApp';

/** Another last bar: MBB breaks out of 55 sessions on thrice its volume, TPB closes at its ceiling, where nobody could buy. */
const bars: Record<string, Partial<Omit<Candle, 'time'>>> = {
  MBB: { high: 27, close: 26.95, volume: 30_000_000 },
  TPB: { high: 21.95, close: 21.95 },
};

function amend(symbol: string, candles: Candles): Candles {
  const changed = Object.entries(bars[symbol] ?? {}).map(([column, value]) => [
    column,
    [...candles[column as keyof Candles].slice(0, -1), value],
  ]);
  return { ...candles, ...(Object.fromEntries(changed) as Partial<Candles>) };
}

async function home(isAmended: boolean) {
  const { user } = await renderApp({ hasAllSignals: true, ...(isAmended && { amend }) });
  await rowsToArrive();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Watchlist' }), 'Theo dõi');
  await waitFor(() => expect(row('MBB').querySelector('.change')).not.toBeNull());
  await waitFor(() => {
    expect(region('Recommended stocks')!.querySelector('tbody tr')).not.toBeNull();
    expect(region('Market pulse')!.querySelector('.lead')).not.toBeNull();
    expect(within(region('News')!).queryAllByRole('heading', { level: 3 })).not.toEqual([]);
  });
  const today = [...region('Recommended stocks')!.querySelectorAll<HTMLElement>('tbody tr')].filter(
    (signal) => signal.children[3]!.textContent.endsWith('27/08/2026'),
  );
  return {
    watchlist: row('MBB').textContent,
    others: row('VCB').textContent,
    // The line of the day comes later, and says the hours.
    pulse: textsOf(region('Market pulse')!.querySelectorAll('.lead > :is(h3, p)')).join(''),
    turnover: region('Market pulse')!.querySelector('.turnover')!.textContent,
    breadth: region('Market pulse')!.querySelector('.counts')!.textContent,
    signals: today.map(({ dataset, children }) =>
      [dataset['symbol'], ...textsOf(children).slice(1, 3)].join(' '),
    ),
    news: within(region('News')!)
      .getAllByRole('heading', { level: 3 })
      .slice(0, 2)
      .map(({ textContent }) => textContent),
  };
}

async function technical(isAmended: boolean) {
  await renderApp({
    at: '/technical/MBB?signal=buy_break_out.2026-08-27',
    hasAllSignals: true,
    ...(isAmended && { amend }),
  });
  await screen.findByText(/^MBB, /);
  await waitFor(() => expect(region('Last price')!.querySelector('.change')?.textContent).toMatch(/\d/));
  await waitFor(() => expect(region('Why this signal')?.querySelector('.columns, .reason')).toBeTruthy());
  const why = region('Why this signal')!;
  return {
    last: region('Last price')!.querySelector('.last')!.textContent,
    facts: region('Last price')!.querySelector('dl.facts')!.textContent,
    words: screen.getByText(/^MBB, /).textContent,
    why: [
      why.querySelector('h2')!,
      ...why.querySelectorAll('.terms > div:nth-child(3), .columns ul > li, .reason p'),
    ].map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, '')),
  };
}

const textsOf = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent);

const before = {
  watchlist: 'MBBMB25.80+1.38%',
  others: 'VCBVietcombank54.80-1.44%',
  pulse: 'VN-Index1,761.98+16.28+0.93%',
  turnover: '32,088',
  breadth: 'CE1107435FL0',
  signals: [
    'HNG 7.30 Trend following',
    'KLB 22.55 Trend following',
    'GMD 54.10 Divergence',
    'TPB 20.85 Trend following',
    'VHC 70.10 Trend following',
    'VTP 121.90 Trend following',
  ],
  news: ['6 tín hiệu T+ trong phiên 27/08', 'HAH tăng 6,90%, PET giảm 5,14% trong phiên 27/08'],
};

describe('changing one candle changes what the screens say', () => {
  it('at home: the row, the indices, the signals and the news', async () => {
    expect(await home(false)).toEqual(before);
  });

  it('at home: every panel, and nothing of the other symbols', async () => {
    expect(await home(true)).toEqual({
      ...before,
      watchlist: 'MBBMB26.95+5.89%',
      pulse: 'VN-Index1,764.05+18.35+1.05%',
      turnover: '32,629',
      breadth: 'CE2106435FL0',
      signals: before.signals.map((signal) => (signal.startsWith('TPB') ? 'MBB 26.95 Breakout' : signal)),
      news: ['MBB vượt đỉnh 55 phiên', '6 tín hiệu T+ trong phiên 27/08'],
    });
  });

  it.each([
    {
      at: 'before',
      isAmended: false,
      last: '25.80+0.35+1.38%',
      facts: 'Open25.80High25.90Low25.75Volume10,152,800',
      why: [
        'Why this signal',
        'Computed from the candles of the chart, there is no such signal on 27/08/2026.',
      ],
      words:
        'Close 25.80, +1.38% against the reference price. High 28.41 on 06/02/2026, low 7.33 on 11/01/2023. Last session’s volume 10,152,800 shares.',
    },
    {
      at: 'after',
      isAmended: true,
      last: '26.95+1.50+5.89%',
      facts: 'Open25.80High27.00Low25.75Volume30,000,000',
      why: [
        'BreakoutWhy the signal of 27/08',
        'Stop25.30 -6.12%',
        '26.95 over the 55-session high 25.85 (06/08)',
        'Volume 3.2 times the 20-session average',
        'Close in the upper half of the candle',
      ],
      words:
        'Close 26.95, +5.89% against the reference price. High 28.41 on 06/02/2026, low 7.33 on 11/01/2023. Last session’s volume 30,000,000 shares.',
    },
  ])('on the symbol’s own page: $at', async ({ isAmended, last, facts, words, why }) => {
    expect(await technical(isAmended)).toEqual({
      last,
      facts,
      why,
      words: `MBB, 1,000 sessions from 24/08/2022 to 27/08/2026. ${words}`,
    });
  });
});
