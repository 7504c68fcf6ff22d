import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { setLanguage } from '../../src/i18n/i18n';
import { sentPlan } from '../../src/member/shared/plan/sent-plan';
import { createRowStates } from '../../src/member/signals/plan/row-states';
import { signalsFile } from '../../src/member/signals/signals-csv';
import type { ListedSignal } from '../../src/graph/values';
import type { TradeIdea } from '../../src/graph/resolvers.types';
import { SignalsPanel } from '../../src/member/signals/SignalsPanel';
import { open } from '../support/pulse-signals-news.page';
import { listOf, signal as listedSignal } from '../support/signals';

const nothing: TradeIdea = {
  ...{ name: null, action: null, industry: null, entryPrice: null, exitPrice: null, weight: null },
  ...{ closePrice: null, targetPrice: null, cutLossPrice: null },
};
const full: TradeIdea = {
  ...{ name: 'Công ty Cổ phần Tập đoàn Hòa Phát', action: 'BUY', industry: 'Thép', entryPrice: 28.6 },
  ...{ exitPrice: 31, weight: 4.2, closePrice: 29.05, targetPrice: 31, cutLossPrice: 27.4 },
};

const signal = (symbol: string, idea: Partial<TradeIdea> | null) =>
  listedSignal({
    ...{ symbol, idea: idea && ({ __typename: 'TradeIdea', ...nothing, ...idea } as TradeIdea) },
  }) as ListedSignal;

const ALL = '/?columns=name,action,industry,entryPrice,exitPrice,weight,closePrice';

async function shown(rows: readonly ListedSignal[], at = ALL) {
  const answers = {
    Signals: [listOf(rows)],
    SignalInstruments: [{ quotes: [] }],
  };
  await open(<SignalsPanel />, answers, at);
  return screen.findByRole('table', { name: 'T+ signals' });
}
const heads = (table: HTMLElement) => [...table.querySelectorAll('th')].map(({ textContent }) => textContent);
const cells = (table: HTMLElement, row: number) =>
  [...table.querySelectorAll(`tbody tr:nth-child(${row}) td`)].map(({ textContent }) => textContent);

describe('the columns beyond the four required ones', () => {
  it('have target and stop among them, and the others where they are chosen', async () => {
    const table = await shown([signal('HPG', full)]);

    expect(heads(table)).toEqual([
      ...['Symbol', 'Price', 'Signal', 'Updated', 'Price now', 'Change since'],
      ...['Target', 'Stop', 'Earliest sale'],
      ...['Name', 'Action', 'Industry', 'Entry price', 'Exit price', 'Weight', 'Close'],
    ]);
    expect(cells(table, 1).slice(6)).toEqual([
      ...['31.00', '27.40', '04/09'],
      ...['Công ty Cổ phần Tập đoàn Hòa Phát', 'Buy', 'Thép', '28.60', '31.00', '4.20%', '29.05'],
    ]);
  });

  it('are added and removed in a chooser of those that some row has, and stay in the address', async () => {
    const table = await shown([signal('HPG', { industry: 'Thép', weight: 4 })], '/');
    const user = userEvent.setup();
    expect(heads(table)).not.toContain('Industry');

    await user.click(await screen.findByRole('button', { name: 'Columns' }));
    const choices = screen.getAllByRole('checkbox');
    expect(choices.map((choice) => choice.parentElement!.textContent)).toEqual(['Industry', 'Weight']);
    await user.click(choices[0]!);
    expect(heads(table).slice(-2)).toEqual(['Earliest sale', 'Industry']);

    await user.click(choices[0]!);
    expect(heads(table).at(-1)).toBe('Earliest sale');
  });

  it('are a dash where a row has nothing', async () => {
    const table = await shown([signal('HPG', { targetPrice: 31 }), signal('SSI', { action: 'SELL' })]);

    expect([1, 2].map((row) => cells(table, row).slice(6))).toEqual([
      ['31.00', '—', '04/09', '—'],
      ['—', '—', '04/09', 'Sell'],
    ]);
  });

  it('are none against a server with the required ones alone, which has target and stop as well', async () => {
    const table = await shown([signal('HPG', null)]);
    expect([heads(table), table.className.split(' ').includes('wide')]).toEqual([
      expect.not.arrayContaining(['Name', 'Action']),
      false,
    ]);
    expect(heads(table).slice(4)).toEqual(['Price now', 'Change since', 'Target', 'Stop', 'Earliest sale']);
  });

  it('take one stance on a symbol: its newest plan replaces an older one, which says so', async () => {
    const table = await shown([
      signal('HPG', { action: 'BUY', targetPrice: 31, cutLossPrice: 27.4 }),
      { ...signal('HPG', { action: 'SELL', targetPrice: 30, cutLossPrice: 26 }), day: '2026-08-20' },
      { ...signal('SSI', { action: 'SELL', targetPrice: 30 }), day: '2026-08-20' },
    ]);

    expect([1, 2, 3].map((row) => cells(table, row).slice(6))).toEqual([
      ['31.00', '27.40', '04/09', 'Buy'],
      ['Replaced 27/08', '25/08', '—'],
      ['30.00', '—', '25/08', 'Sell'],
    ]);
  });

  it('make the table wider than its box by their own widths, so that the required ones keep theirs', async () => {
    const table = await shown([signal('HPG', { entryPrice: 31, weight: 4 })]);
    const widths = [...table.querySelectorAll('col')].slice(-2).map(({ style }) => style.width);

    expect([widths, table.style.getPropertyValue('--added-width')]).toEqual([['6rem', '6rem'], '12rem']);
  });

  it('say where no plan is known', async () => {
    const table = await shown([signal('HPG', { targetPrice: 31 })]);
    const titles = [...table.querySelectorAll('tbody .plan')].map((cell) => cell.getAttribute('title'));
    expect(titles).toEqual([null, 'No plan is known for this signal']);
  });

  it('never stand without the disclaimer', async () => {
    await shown([signal('HPG', full)]);
    expect(
      screen.getByRole('region', { name: 'Recommended stocks' }).querySelector('footer')!.textContent,
    ).toBe('Information only; not investment advice');
  });

  it('are in the file too, in full figures and the person’s language, with one stance on a symbol', async () => {
    await shown([signal('HPG', full)]);
    await setLanguage('vi');

    const older = { ...signal('SSI', { action: 'SELL' }), day: '2026-08-20' };
    const rows = [signal('HPG', full), signal('SSI', { action: 'HOLD' }), older];
    const file = signalsFile(rows, createRowStates()(rows, sentPlan), '2026-08-27')!;

    expect((await file.text()).split('\r\n').slice(1, 4)).toEqual([
      'HPG,28.6,Bứt phá,2026-08-27,14:46,Công ty Cổ phần Tập đoàn Hòa Phát,Mua,Thép,28.6,31,4.2,29.05,31,27.4,',
      'SSI,28.6,Bứt phá,2026-08-27,14:46,,Nắm giữ,,,,,,,,',
      'SSI,28.6,Bứt phá,2026-08-20,14:46,,,,,,,,,,Bị thay 27/08/2026',
    ]);
    expect((await file.text()).split('\r\n')[0]).toContain('Khuyến nghị,Ngành,Giá mua (nghìn đồng)');
  });
});
