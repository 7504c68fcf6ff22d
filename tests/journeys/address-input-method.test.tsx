// @module-tag P35
import { waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

const open = (symbol: string, query = '') =>
  renderApp({ at: `/technical/${encodeURIComponent(symbol)}${query}`, only: 'ChartPanel' });

describe('an address whose symbol went through an input method', () => {
  it.each([
    ['GẼ', 'GEX'],
    ['vè', 'VEF'],
    ['MƯG', 'MWG'],
  ])('%s leads to the symbol that was keyed, %s', async (text, symbol) => {
    const { address } = await open(text, '?range=1y');

    await waitFor(() => expect(address()).toBe(`/technical/${symbol}?range=1y`));
  });

  it('names the letter that no symbol has where the feed lists none of its readings, and offers them', async () => {
    const { path } = await open('VẺ');

    await waitFor(() =>
      expect(region('VẺ')?.textContent).toContain('“Ẻ” is not a letter of a symbol: VER, VE3?'),
    );
    const links = within(region('VẺ')!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/technical/VER', '/technical/VE3']);
    expect(decodeURI(path())).toBe('/technical/VẺ');
  });
});
