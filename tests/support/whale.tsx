import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import WhalePage from '../../src/member/whale/WhalePage';
import { quoted } from './quoted';
import { open } from './pulse-signals-news.page';

export type Nets = [
  foreign: number | null,
  proprietary: number | null,
  institution: number | null,
  individual: number | null,
];

export const tradingDay = (day: string, [foreign, proprietary, institution, individual]: Nets) => ({
  __typename: 'DailyFlow',
  ...{ day, foreign, proprietary, institution, individual },
});
export const days = [
  ...Array.from({ length: 4 }, (_, i) => tradingDay(`2026-08-1${i}`, [-10, 4, 1, 5])),
  tradingDay('2026-08-20', [1000, -400, -100, -500]),
  tradingDay('2026-08-21', [-20, 8, 2, 10]),
  tradingDay('2026-08-24', [0.04, -0.04, 0, 0]),
  tradingDay('2026-08-25', [-100, 50, -30, 80]),
  tradingDay('2026-08-26', [200.5, -100, -0.5, -100]),
  tradingDay('2026-08-27', [-312.4, 186.7, -41.3, 167]),
];
const stock = (symbol: string, foreign: number | null, proprietary: number | null) => ({
  __typename: 'StockFlow',
  ...{ symbol, foreign, proprietary },
});
export const symbols = [
  stock('ACB', 0, 3),
  stock('FPT', -142.8, 5),
  stock('HPG', 46.2, -9.5),
  stock('MWG', 38.7, null),
  stock('VHM', -61.3, 1),
];
export const whale = (changes: Record<string, unknown> = {}) => ({
  whale: { __typename: 'Whale', asOf: '2026-08-27T15:00:00+07:00', days, symbols, ...changes },
});
export const quotes = {
  quotes: [
    { symbol: 'HPG', price: 28.6, reference: 28.15 },
    { symbol: 'FPT', price: 97.8, reference: 99 },
  ].map((quote) =>
    quoted({ exchange: 'HOSE', ...quote, ceiling: 100, floor: 1, change: 0, changePercent: 0, volume: 1 }),
  ),
};

export async function shown(changes?: Record<string, unknown>) {
  const page = await open(<WhalePage />, { Whale: [whale(changes)], Quotes: [quotes] });
  await screen.findByRole('table', { name: 'By day' });
  return page;
}
export const groupsPanel = () => screen.getByRole('region', { name: 'Flows by group' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const chart = (name: RegExp) => screen.getByRole('img', { name });
export const bars = (name: RegExp) => [...chart(name).querySelectorAll('rect')];
