import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { signalsFile } from '../../src/member/signals/signals-csv';
import type { ListedSignal } from '../../src/graph/values';
import type { TradeIdea } from '../../src/graph/resolvers.types';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { open } from '../support/pulse-signals-news.page';

const nothing: TradeIdea = {
  ...{ name: null, action: null, industry: null, entryPrice: null, exitPrice: null, weight: null },
  ...{ closePrice: null, targetPrice: null, cutLossPrice: null },
};
const full: TradeIdea = {
  ...{ name: 'Công ty Cổ phần Tập đoàn Hòa Phát', action: 'BUY', industry: 'Thép', entryPrice: 28.6 },
  ...{ exitPrice: 31, weight: 4.2, closePrice: 29.05, targetPrice: 31, cutLossPrice: 27.4 },
};

const signal = (symbol: string, idea: Partial<TradeIdea> | null) =>
  ({
    ...{ __typename: 'Signal', symbol, price: 28.6, kind: 'BREAK_OUT', day: '2026-08-27', time: '14:46' },
    idea: idea && { __typename: 'TradeIdea', ...nothing, ...idea },
  }) as ListedSignal;

async function shown(rows: readonly ListedSignal[]) {
  await open(<SignalsPanel />, {
    Signals: [{ signals: { __typename: 'SignalList', rows, leftOut: 0 } }],
    SignalNames: [{ quotes: [] }],
  });
  return screen.findByRole('table', { name: 'T+ signals' });
}
const heads = (table: HTMLElement) => [...table.querySelectorAll('th')].map(({ textContent }) => textContent);
const cells = (table: HTMLElement, row: number) =>
  [...table.querySelectorAll(`tbody tr:nth-child(${row}) td`)].map(({ textContent }) => textContent);

describe('the columns beyond the four required ones', () => {
  it('are shown in their order, after those, when the API sends them', async () => {
    const table = await shown([signal('HPG', full)]);

    expect(heads(table).slice(0, 4)).toEqual(['Symbol', 'Price', 'Signal', 'Updated']);
    expect(heads(table).slice(-9)).toEqual([
      ...['Name', 'Action', 'Industry', 'Entry price', 'Exit price', 'Weight'],
      ...['Close', 'Target price', 'Cut loss'],
    ]);
    expect(cells(table, 1).slice(-9)).toEqual([
      ...['Công ty Cổ phần Tập đoàn Hòa Phát', 'Buy', 'Thép', '28.60', '31.00', '4.20%'],
      ...['29.05', '31.00', '27.40'],
    ]);
  });

  it('are only those of which some row has something; the others of a row are a dash', async () => {
    const table = await shown([
      signal('HPG', { targetPrice: 31 }),
      signal('SSI', { action: 'SELL' }),
      signal('VNM', null),
    ]);

    expect(heads(table).slice(-2)).toEqual(['Action', 'Target price']);
    expect([1, 2, 3].map((row) => cells(table, row).slice(-2))).toEqual([
      ['—', '31.00'],
      ['Sell', '—'],
      ['—', '—'],
    ]);
  });

  it('are none against a server with the required ones alone', async () => {
    const table = await shown([signal('HPG', null)]);
    expect([heads(table), table.className.split(' ').includes('wide')]).toEqual([
      expect.not.arrayContaining(['Name', 'Action', 'Target price']),
      false,
    ]);
  });

  it('make the table wider than its box by their own widths, so that the required ones keep theirs', async () => {
    const table = await shown([signal('HPG', { targetPrice: 31, cutLossPrice: 27.4 })]);
    const widths = [...table.querySelectorAll('col')].slice(-2).map(({ style }) => style.width);

    expect([widths, table.style.getPropertyValue('--idea-width')]).toEqual([['104px', '112px'], '216px']);
  });

  it('never stand without the disclaimer', async () => {
    await shown([signal('HPG', full)]);
    expect(
      screen.getByRole('region', { name: 'Recommended stocks' }).querySelector('footer')!.textContent,
    ).toBe('Information only; not investment advice');
  });

  it('are in the file too, in full figures and the person’s language', async () => {
    await shown([signal('HPG', full)]);
    await setLanguage('vi');

    const file = signalsFile([signal('HPG', full), signal('SSI', { action: 'HOLD' })], '2026-08-27')!;

    expect((await file.text()).split('\r\n').slice(1, 3)).toEqual([
      'HPG,28.6,Bứt phá,2026-08-27,14:46,Công ty Cổ phần Tập đoàn Hòa Phát,Mua,Thép,28.6,31,4.2,29.05,31,27.4',
      'SSI,28.6,Bứt phá,2026-08-27,14:46,,Nắm giữ,,,,,,,',
    ]);
    expect((await file.text()).split('\r\n')[0]).toContain('Khuyến nghị,Ngành,Giá mua (nghìn đồng)');
  });
});
