import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { daysFile, stocksFile } from '../../src/member/whale/whale-csv';
import { textsOf } from '../support/page';
import { days, symbols, shown, press } from '../support/whale';

const lists = () =>
  ['Net buying', 'Net selling'].map((name) =>
    textsOf(screen.getByRole('list', { name }).querySelectorAll('.symbol, .net')),
  );

describe('the stocks of the whale board', () => {
  it('ranks the stocks that foreigners bought and sold most, longest bar first, with their prices', async () => {
    await shown();
    const row = (symbol: string) => document.querySelector(`.stock[data-symbol=${symbol}]`)!;
    await screen.findByText('28.60');

    expect(lists()).toEqual([
      ['HPG', '+46.2', 'MWG', '+38.7'],
      ['FPT', '-142.8', 'VHM', '-61.3'],
    ]);
    expect(
      ['FPT', 'HPG'].map((symbol) => row(symbol).querySelector<HTMLElement>('.bar')!.style.width),
    ).toEqual(['100%', `${(46.2 / 142.8) * 100}%`]);
    expect(row('HPG').querySelector('.price')!.className).toContain('price-up');
    expect(row('MWG').querySelector('.price')!.textContent!.trim()).toBe('—');
    expect(
      within(row('HPG') as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/technical/HPG');
  });

  it('ranks by brokers’ own books at a press, and the address says so', async () => {
    const { visited } = await shown();

    await press('Prop trading');

    expect(lists()).toEqual([
      ['FPT', '+5.0', 'ACB', '+3.0', 'VHM', '+1.0'],
      ['HPG', '-9.5'],
    ]);
    expect(visited.at(-1)).toBe('/?group=proprietary');
    expect(
      [...screen.getByRole('table', { name: 'By symbol' }).querySelectorAll('tbody th')].map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['HPG', 'FPT', 'ACB', 'VHM', 'MWG']);
  });

  it('says the same in tables: trading days newest first, stocks largest first', async () => {
    await shown();

    expect(textsOf(screen.getByRole('table', { name: 'By day' }).querySelectorAll('tr')).slice(0, 3)).toEqual(
      [
        'DayForeignProp tradingLocal institutionsIndividuals',
        '27/08-312.4+186.7-41.3+167.0',
        '26/08+200.5-100.0-0.5-100.0',
      ],
    );
    expect(textsOf(screen.getByRole('table', { name: 'By symbol' }).querySelectorAll('tr'))).toEqual([
      'SymbolForeignProp trading',
      'FPT-142.8+5.0',
      'VHM-61.3+1.0',
      'HPG+46.2-9.5',
      'MWG+38.7—',
      'ACB0.0+3.0',
    ]);
  });
});

describe('the whale board as files', () => {
  it('holds the trading days and the stocks in full figures', async () => {
    const files = [daysFile([...days].reverse().slice(0, 2)), stocksFile(symbols.slice(2, 4), '2026-08-27')];

    expect(files.map((file) => file!.name)).toEqual([
      'nhip-whale-days-2026-08-27.csv',
      'nhip-whale-symbols-2026-08-27.csv',
    ]);
    expect(await Promise.all(files.map(async (file) => (await file!.text()).split('\r\n')))).toEqual([
      [
        'Date,Foreign (billion VND),Prop trading (billion VND),Local institutions (billion VND),Individuals (billion VND)',
        '2026-08-27,-312.4,186.7,-41.3,167',
        '2026-08-26,200.5,-100,-0.5,-100',
        '',
      ],
      ['Symbol,Foreign (billion VND),Prop trading (billion VND)', 'HPG,46.2,-9.5', 'MWG,38.7,', ''],
    ]);
    expect([daysFile([]), stocksFile([], '2026-08-27')]).toEqual([null, null]);
  });
});
