import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Candle, Candles } from '../../src/market/candles';
import { region, row, rowsToArrive } from '../helpers/page';
import { renderApp } from '../helpers/renderApp';

/** Another last bar: VHM breaks out of 55 sessions on thrice its volume, HT1 closes at its ceiling, where nobody could buy. */
const bars: Record<string, Partial<Omit<Candle, 'time'>>> = {
  VHM: { high: 138.5, close: 138, volume: 24_000_000 },
  HT1: { close: 15.9 },
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
  const today = [...region('Recommended stocks')!.querySelectorAll<HTMLElement>('tbody tr')].filter(
    (signal) => signal.children[3]!.textContent.endsWith('27/08/2026'),
  );
  return {
    watchlist: row('VHM').textContent,
    others: row('VCB').textContent,
    pulse: region('Market pulse')!.querySelector('.pulse-lead')!.textContent,
    turnover: region('Market pulse')!.querySelector('.pulse-turnover')!.textContent,
    breadth: region('Market pulse')!.querySelector('.breadth-counts')!.textContent,
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
  await renderApp({ at: '/technical/VHM?signal=buy_break_out.2026-08-27', ...(isAmended && { amend }) });
  await screen.findByText(/^VHM, /);
  await waitFor(() => expect(region('Last price')!.querySelector('.change')?.textContent).not.toBe(''));
  await waitFor(() => expect(region('Why this signal')?.querySelector('.why, .why-reason')).toBeTruthy());
  const why = region('Why this signal')!;
  return {
    last: region('Last price')!.querySelector('.quote-last')!.textContent,
    facts: region('Last price')!.querySelector('dl.quote-facts')!.textContent,
    words: screen.getByText(/^VHM, /).textContent,
    why: [why.querySelector('h2')!, ...why.querySelectorAll('.why ul > li, .why-void, .why-reason')].map(
      ({ textContent }) => textContent.replace(/[\u2066\u2069]/g, ''),
    ),
  };
}

const textsOf = (cells: HTMLCollection) => [...cells].map(({ textContent }) => textContent);

const before = {
  watchlist: 'VHMVinhomes132.900.00%',
  others: 'VCBVietcombank50.50+0.40%',
  pulse: 'VN-Index1,682.34+3.17+0.19%',
  turnover: '25,511',
  breadth: 'CE1571068FL0',
  signals: [
    'HHV 10.20 Divergence',
    'L14 27.70 Divergence',
    'SHB 13.40 Divergence',
    'HT1 15.80 Divergence',
    'VBB 9.90 Divergence',
    'VIC 152.50 Divergence',
  ],
  news: ['6 tín hiệu T+ trong phiên 27/08', 'GMD tăng 7,00%, BSR giảm 4,76% trong phiên 27/08'],
};

describe('changing one candle changes what the screens say', () => {
  it('at home: the row, the indices, the signals and the news', async () => {
    expect(await home(false)).toEqual(before);
  });

  it('at home: every panel, and nothing of the other symbols', async () => {
    expect(await home(true)).toEqual({
      ...before,
      watchlist: 'VHMVinhomes138.00+3.84%',
      pulse: 'VN-Index1,683.81+4.64+0.28%',
      turnover: '27,708',
      breadth: 'CE257968FL0',
      signals: ['VHM 138.00 Breakout', ...before.signals.filter((signal) => !signal.startsWith('HT1'))],
      news: ['VHM vượt đỉnh 55 phiên', '6 tín hiệu T+ trong phiên 27/08'],
    });
  });

  it.each([
    {
      at: 'before',
      isAmended: false,
      last: '132.900.000.00%',
      facts: 'Open130.80High134.10Low130.20Volume8,084,200',
      why: [
        'Why this signal',
        'Computed from the candles of the chart, there is no such signal on 27/08/2026.',
      ],
      words:
        'Close 132.90, 0.00% against the reference price. High 211.70 on 12/06/2024, low 81.20 on 07/03/2023. Last session’s volume 8,084,200 shares.',
    },
    {
      at: 'after',
      isAmended: true,
      last: '138.00+5.10+3.84%',
      facts: 'Open130.80High138.50Low130.20Volume24,000,000',
      why: [
        'BreakoutWhy the signal of 27/08',
        '138.00 over the 55-session high 136.40 (07/08)',
        'Volume 2.6 times the 20-session average',
        'Close in the upper half of the candle',
        'It closes below 132.20',
      ],
      words:
        'Close 138.00, +3.84% against the reference price. High 211.70 on 12/06/2024, low 81.20 on 07/03/2023. Last session’s volume 24,000,000 shares.',
    },
  ])('on the symbol’s own page: $at', async ({ isAmended, last, facts, words, why }) => {
    expect(await technical(isAmended)).toEqual({
      last,
      facts,
      why,
      words: `VHM, 1000 sessions from 24/08/2022 to 27/08/2026. ${words}`,
    });
  });
});
