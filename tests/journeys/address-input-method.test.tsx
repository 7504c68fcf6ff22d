// @module-tag P35
import { waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import type { MockServer } from '../../mock-server/backend';
import { region } from '../support/page';
import { renderApp } from '../support/renderApp';

const open = (symbol: string, query = '', prepare?: (server: MockServer) => void) =>
  renderApp({
    at: `/technical/${encodeURIComponent(symbol)}${query}`,
    only: 'ChartPanel',
    ...(prepare && { prepare }),
  });

describe('an address whose symbol went through an input method', () => {
  it.each([
    ['GẼ', 'GEX'],
    ['vè', 'VEF'],
    ['MƯG', 'MWG'],
  ])('%s leads to the symbol that was keyed, %s', async (text, symbol) => {
    const { address } = await open(text, '?range=1y');

    await waitFor(() => expect(address()).toBe(`/technical/${symbol}?range=1y`));
  });

  it('names the letter that no symbol has, and offers none where the feed lists none of its readings', async () => {
    const { path } = await open('VẺ');

    await waitFor(() => expect(region('VẺ')?.textContent).toContain('“Ẻ” is not a letter of a symbol.'));
    expect(within(region('VẺ')!).queryAllByRole('link')).toEqual([]);
    expect(decodeURI(path())).toBe('/technical/VẺ');
  });

  it('offers its readings where the feed does not tell which of them are listed', async () => {
    await open('VẺ', '', (server) => server.get('/udf/search', () => new Response(500)));

    await waitFor(() =>
      expect(region('VẺ')?.textContent).toContain('“Ẻ” is not a letter of a symbol: VER, VE3?'),
    );
    const links = within(region('VẺ')!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/technical/VER', '/technical/VE3']);
  });
});
