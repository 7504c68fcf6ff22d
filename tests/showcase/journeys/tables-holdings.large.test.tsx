import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { focused, showsPage, user } from './showcase-page';

showsPage('/data-tables', 'table', 'Advisors');

describe('the tree of holdings', () => {
  const tree = () => screen.getByRole('treegrid', { name: 'Portfolio by account' });
  const rows = () => [...tree().querySelectorAll<HTMLElement>('tbody tr')];
  const shown = () => rows().map(({ dataset }) => dataset['row']);
  const at = () => focused().dataset['row'];

  it('says of every row its level, its place among its siblings, and whether it is open', () => {
    const said = rows().map((row) => [
      row.dataset['row'],
      row.ariaLevel,
      `${row.ariaPosInSet}/${row.ariaSetSize}`,
      row.ariaExpanded,
    ]);
    expect(said).toEqual([
      ['cash', '1', '1/2', 'true'],
      ['banks', '2', '1/2', 'false'],
      ['technology', '2', '2/2', 'false'],
      ['margin', '1', '2/2', 'false'],
    ]);
  });

  it('is one stop of the Tab key, walked, opened and closed by arrows', async () => {
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    rows()[0]!.focus();
    await user.keyboard('{ArrowDown}');
    expect(at()).toBe('banks');
    await user.keyboard('{ArrowRight}');
    expect(shown()).toEqual(['cash', 'banks', 'VCB', 'ACB', 'MBB', 'technology', 'margin']);
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe('VCB');
    await user.keyboard('{ArrowRight}');
    expect(at()).toBe('VCB');
    await user.keyboard('{ArrowLeft}');
    expect(at()).toBe('banks');
    await user.keyboard('{ArrowLeft}');
    expect(shown()).toEqual(['cash', 'banks', 'technology', 'margin']);
    await user.keyboard('{End}');
    expect(at()).toBe('margin');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(shown().slice(-2)).toEqual(['steel', 'realEstate']);
    await user.keyboard('{Home}{ArrowUp}');
    expect(at()).toBe('cash');
    expect(rows().filter(({ tabIndex }) => tabIndex === 0)).toEqual([focused()]);
  });

  it('is opened by a press', async () => {
    await user.click(screen.getByRole('row', { name: /^Technology/ }));
    expect(shown()).toEqual(['cash', 'banks', 'technology', 'FPT', 'CMG', 'margin']);
  });
});
