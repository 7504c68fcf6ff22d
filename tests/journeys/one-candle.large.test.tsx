import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Candle, Candles, CandleColumn } from '../../src/market/candles';
import { region, row, textsOf } from '../support/page';
import { renderApp } from '../support/renderApp';
import { lists, openWithRows } from '../support/watchlist';

/** Another last bar: VCB breaks out of 55 days on thrice its volume, CEO closes at its ceiling, where nobody could buy. */
const bars: Record<string, Partial<Omit<Candle, 'time'>>> = {
  VCB: { high: 67, close: 66.9, volume: 10_000_000 },
  CEO: { high: 14.5, close: 14.5 },
};

function amend(symbol: string, candles: Candles): Candles {
  const changed = Object.entries(bars[symbol] ?? {}).map(([column, value]) => [
    column,
    [...candles[column as CandleColumn].slice(0, -1), value],
  ]);
  return { ...candles, ...(Object.fromEntries(changed) as Partial<Candles>) };
}

async function home(isAmended: boolean) {
  const { user } = await openWithRows({ hasAllSignals: true, ...(isAmended && { amend }) });
  await user.selectOptions(lists(), 'Theo dõi');
  await waitFor(() => expect(row('VCB').querySelector('.change')).not.toBeNull());
  await waitFor(() => {
    expect(region('Recommended stocks')!.querySelector('tbody tr')).not.toBeNull();
    expect(region('Market pulse')!.querySelector('.lead')).not.toBeNull();
    expect(within(region('News')!).queryAllByRole('heading', { level: 3 })).not.toEqual([]);
  });
  const today = [...region('Recommended stocks')!.querySelectorAll<HTMLElement>('tbody tr')].filter(
    (signal) => signal.children[3]!.textContent.endsWith('27/08/2026'),
  );
  return {
    watchlist: row('VCB').textContent,
    others: row('MWG').textContent,
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
    at: '/technical/VCB?signal=buy_break_out.2026-08-27',
    hasAllSignals: true,
    ...(isAmended && { amend }),
  });
  await screen.findByText(/^VCB, /);
  await waitFor(() => expect(region('Last price')!.querySelector('.change')?.textContent).toMatch(/\d/));
  await waitFor(() => expect(region('Why this signal')?.querySelector('.columns, .reason')).toBeTruthy());
  const why = region('Why this signal')!;
  return {
    last: region('Last price')!.querySelector('.last')!.textContent,
    facts: region('Last price')!.querySelector('dl.facts')!.textContent,
    words: screen.getByText(/^VCB, /).textContent,
    why: [
      why.querySelector('h2')!,
      ...why.querySelectorAll('.facts-columns > div:nth-child(3), .columns ul > li, .reason p'),
    ].map(({ textContent }) => textContent.replace(/[\u2066\u2069]/g, '')),
  };
}

const before = {
  watchlist: 'VCBVietcombank63.60-0.16%',
  others: 'MWGThế Giới Di Động78.20+1.16%',
  pulse: 'VN-Index1,705.74+17.18+1.02%',
  turnover: '26,568',
  breadth: 'CE11091126FL0',
  signals: ['DDV 33.00 Trend following', 'PVI 58.80 Divergence', 'CEO 14.00 Breakout'],
  news: ['CEO vượt đỉnh 55 phiên', '3 tín hiệu T+ trong phiên 27/08'],
};

describe('changing one candle changes what the screens say', () => {
  it('at home: the row, the indices, the signals and the news', async () => {
    expect(await home(false)).toEqual(before);
  });

  it('at home: every panel, and nothing of the other symbols', async () => {
    expect(await home(true)).toEqual({
      ...before,
      watchlist: 'VCBVietcombank66.90+5.02%',
      pulse: 'VN-Index1,712.44+23.88+1.41%',
      turnover: '26,990',
      breadth: 'CE11101125FL0',
      signals: ['DDV 33.00 Trend following', 'VCB 66.90 Breakout', 'PVI 58.80 Divergence'],
      news: ['VCB vượt đỉnh 55 phiên', '3 tín hiệu T+ trong phiên 27/08'],
    });
  });

  it.each([
    {
      at: 'before',
      isAmended: false,
      last: '63.60-0.10-0.16%',
      facts: 'Open63.50High63.80Low63.30Volume3,753,700',
      why: [
        'VCB63.60-0.16%Why this signal',
        'Computed from the candles of the chart, there is no such signal on 27/08/2026.',
      ],
      words:
        'Close 63.60, -0.16% against the reference price. High 66.10 on 25/05/2026, low 34.75 on 16/11/2022. Last day’s volume 3,753,700 shares.',
    },
    {
      at: 'after',
      isAmended: true,
      last: '66.90+3.20+5.02%',
      facts: 'Open63.50High67.00Low63.30Volume10,000,000',
      why: [
        'VCB66.90+5.02%BreakoutWhy the signal of 27/08',
        'Stop63.30 -5.38%',
        '66.90 over the 55-day high 64.90 (05/08)',
        'Volume 3 times the 20-day average',
        'Close in the upper half of the candle',
      ],
      words:
        'Close 66.90, +5.02% against the reference price. High 67.00 on 27/08/2026, low 34.75 on 16/11/2022. Last day’s volume 10,000,000 shares.',
    },
  ])('on the symbol’s own page: $at', async ({ isAmended, last, facts, words, why }) => {
    expect(await technical(isAmended)).toEqual({
      last,
      facts,
      why,
      words: `VCB, 1,000 trading days from 24/08/2022 to 27/08/2026. ${words}`,
    });
  });
});
