import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { MarketPulseQuery } from '../../src/member/pulse/pulse.generated';
import { PulsePanel } from '../../src/member/pulse/PulsePanel';
import { loadSectorNames } from '../../src/member/shared/useSectorName';
import { open } from './pulse-signals-news.page';

export type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;

export const vnIndex = {
  ...{ __typename: 'MarketIndex', code: 'VNINDEX', value: 1784.91, change: 8.57, changePercent: 0.48 },
  ...{ turnover: 21_486.4, ceiling: 9, advancers: 196, unchanged: 62, decliners: 118, floor: 3 },
};
const others = [
  { ...vnIndex, code: 'VN30', value: 1975.18, change: 12.7, changePercent: 0.65 },
  { ...vnIndex, code: 'HNXINDEX', value: 297.65, change: -0.78, changePercent: -0.26 },
  { ...vnIndex, code: 'UPCOMINDEX', value: 121.58, change: 0, changePercent: 0 },
];
export const sectors = [
  ['Chứng khoán', 2.41],
  ['Ngân hàng', 1.3],
  ['Thép', 0.5],
  ['Bán lẻ', -0.2],
  ['Dầu khí', -1.26],
].map(([name, changePercent], i) => ({
  ...{ __typename: 'SectorMove', name, changePercent },
  ...{ advancers: 10 - i, unchanged: 1, decliners: i },
}));

export function pulse(changes: Partial<Record<keyof Pulse, unknown>> = {}) {
  return {
    marketPulse: {
      __typename: 'MarketPulse',
      asOf: '2026-11-20T15:00:00+07:00',
      indices: [vnIndex, ...others],
      foreignNet: -312.4,
      proprietaryNet: 187,
      sectors,
      usualTurnover: 18_850,
      morning: null,
      note: 'Tiền vào nhóm chứng khoán. Khối ngoại bán ròng <b>312</b> tỷ.',
      ...changes,
    },
  };
}

export const panel = () => screen.findByRole('region', { name: 'Market pulse' });

export async function shown(changes?: Parameters<typeof pulse>[0]) {
  await loadSectorNames();
  await open(<PulsePanel />, { MarketPulse: [pulse(changes)] });
  await screen.findByText('VN-Index');
  const region = await panel();
  // The note's wording is loaded with it.
  await waitFor(() => expect(region.querySelector('.note')?.textContent).not.toBe('\u00a0'));
  return region;
}
