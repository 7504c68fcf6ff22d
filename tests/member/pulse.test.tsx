import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../support/page';
import { vnIndex, shown } from '../support/pulse';

describe('the market pulse', () => {
  it('leads with the VN-Index', async () => {
    const region = await shown();

    expect(region.querySelector('.lead')!.textContent).toBe('VN-Index1,784.91+8.57+0.48%');
    expect(region.querySelector('.value')!.className).toBe('value price-up');
  });

  it('lists the other indices with their percent, each up, down or neutral', async () => {
    await shown();
    const table = screen.getByRole('table', { name: 'Other indices' });

    expect(textsOf(table.querySelectorAll('tr'))).toEqual([
      'IndexPointsChange',
      'VN301,975.18+0.65%',
      'HNX-Index297.65-0.26%',
      'UPCOM-Index121.580.00%',
    ]);
    expect([...table.querySelectorAll('td:nth-child(2)')].map(({ className }) => className)).toEqual([
      'numeric semibold price-up',
      'numeric semibold price-down',
      'numeric semibold price-none',
    ]);
  });

  it('gives an index no other hue, however far it went', async () => {
    const region = await shown({ indices: [{ ...vnIndex, change: 124.9, changePercent: 7 }] });
    expect(region.querySelector('.value')!.className).toBe('value price-up');
  });

  it('tells what was traded and who bought, in the colours of money', async () => {
    const region = await shown();

    expect(region.querySelector('.money')!.textContent).toBe(
      'HOSE liquidity21,486 bn114% of 20-day avg.Net flowForeign-312 bnProp trading+187 bn',
    );
    expect(
      [...region.querySelectorAll<HTMLElement>('dd[data-side]')].map(({ dataset }) => dataset['side']),
    ).toEqual(['sell', 'buy']);
  });

  it('says while a trading day runs that it is measured by the same time of the others', async () => {
    const usualAt = async (asOf: string) =>
      (await shown({ asOf })).querySelector('.money .caption')!.textContent;

    expect(await usualAt('2026-11-20T14:12:00+07:00')).toBe('114% of 20-day avg. by now');
  });

  it.each([
    ['2026-11-20T14:12:00+07:00', 'Prop tradingafter close'],
    ['2026-11-20T15:00:00+07:00', 'Prop trading—'],
  ])('says at %s of unknown proprietary desks: %s', async (asOf, text) => {
    const region = await shown({ asOf, proprietaryNet: null });
    expect(textsOf(region.querySelectorAll('.flows > div'))).toEqual(['Foreign-312 bn', text]);
  });

  it('takes no side where the flows round to nothing', async () => {
    const region = await shown({ foreignNet: -0.4, proprietaryNet: 0 });
    expect(textsOf(region.querySelectorAll('.flows > div'))).toEqual(['Foreign0 bn', 'Prop trading0 bn']);
    expect(region.querySelectorAll('.mark')).toHaveLength(0);
  });

  it('says in a sentence what the figures do not, and names a trading day that is not today', async () => {
    const region = await shown();

    expect(region.querySelector('.note')!.innerHTML).toBe(
      'Friday 20/11: buyers slightly ahead; 3 of 5 sectors up, foreign investors net sellers against the trend.',
    );
  });

  it('says which instant it stands for, in market time', async () => {
    const region = await shown({ asOf: '2026-11-20T08:00:00Z' });

    expect(region.querySelector('.asOf')!.textContent).toBe('As of 15:00 20/11');
    expect(region.querySelector('time')!.dateTime).toBe('2026-11-20T08:00:00Z');
  });
});
