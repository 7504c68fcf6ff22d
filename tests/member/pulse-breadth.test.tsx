import { within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../support/page';
import { vnIndex, shown } from '../support/pulse';

describe('breadth and turnover of the market pulse', () => {
  it('draws the breadth of HOSE with its five counts', async () => {
    const region = await shown();
    const counts = [...region.querySelectorAll('.counts li')];

    expect(counts.map((count) => [(count as HTMLElement).title, count.textContent])).toEqual([
      ['Limit-up', 'CE9'],
      ['Advancers', '196'],
      ['Unchanged', '62'],
      ['Decliners', '118'],
      ['Limit-down', 'FL3'],
    ]);
    expect([...region.querySelectorAll<HTMLElement>('.bar i')].map(({ style }) => style.flexGrow)).toEqual([
      '9',
      '196',
      '62',
      '118',
      '3',
    ]);
    expect(within(region).getByText('388 symbols')).toBeTruthy();
  });

  it('draws no breadth that it only half knows', async () => {
    const region = await shown({ indices: [{ ...vnIndex, unchanged: null }] });

    expect(textsOf(region.querySelectorAll('.counts li'))).toEqual(['CE9', '196', '—', '118', 'FL3']);
    expect(region.querySelectorAll('.bar i')).toHaveLength(0);
    expect(within(region).queryByText(/symbols/)).toBeNull();
  });

  it('measures the money by a usual trading day, whose place is marked', async () => {
    const region = await shown();
    const bar = region.querySelector('.usual')!;

    expect(
      [...bar.querySelectorAll<HTMLElement>('i, b')].map(({ style }) => style.width || style.left),
    ).toEqual([`${(114 / 130) * 100}%`, `${(100 / 130) * 100}%`]);
  });

  it('does not measure what it has no measure for', async () => {
    const region = await shown({ usualTurnover: null });
    expect([region.querySelector('.usual'), region.textContent.includes('avg')]).toEqual([null, false]);
  });
});
