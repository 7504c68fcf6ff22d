import { screen, waitFor, within } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { emptyDesk } from '../../mock-server/reports/desk';
import { filterAt, panel, symbols } from '../support/filter';
import { renderApp } from '../support/renderApp';

const failed = 'The watchlists could not be loaded';
/** What is only true of lists that are there. */
const wrong = /no longer there|No symbol meets|\d symbols?/;

const FOUND = ['REE', 'VNM'];
const own = {
  data: { ...emptyDesk, lists: [{ id: 'mine', name: 'Mine', symbols: FOUND, position: 0 }] },
};
const servers = { data: [{ id: 1, name: 'Theirs', symbols: FOUND.map((symbol) => ({ symbol })) }] };
const lists = [
  { whose: 'of one’s own', id: 'own:mine', call: '/api/desk', answer: own, name: 'Mine' },
  { whose: 'of the server', id: '1', call: '/api/watchlists', answer: servers, name: 'Theirs' },
];

async function toBeFound(name: string) {
  await waitFor(() => expect(symbols().sort()).toEqual(FOUND));
  expect(screen.getByRole('button', { name: `List: ${name}` })).toBeInstanceOf(HTMLElement);
  expect(within(panel()).getByRole('status').textContent).toBe('2 symbols');
}

describe.each(lists)('a list $whose among the conditions of the filter', ({ id, call, answer, name }) => {
  const at = filterAt(`list.${id}`);

  it('is awaited while it is on its way', async () => {
    let send = () => {};
    const gate = new Promise<void>((resolve) => (send = resolve));
    await renderApp({
      at,
      prepare: (server) =>
        server.get(call, async () => {
          await gate;
          return answer;
        }),
    });
    await screen.findByRole('button', { name: 'List: …' });
    expect(panel().textContent).not.toMatch(wrong);
    send();
    await toBeFound(name);
  });

  it('that could not be loaded fails with a retry that brings it', async () => {
    let isBroken = true;
    const { user } = await renderApp({
      at,
      prepare: (server) => server.get(call, () => (isBroken ? new Response(500, {}, {}) : answer)),
    });
    const line = await screen.findByText(failed);
    expect(screen.getByRole('button', { name: 'List: …' })).toBeInstanceOf(HTMLElement);
    expect(panel().textContent).not.toMatch(wrong);
    isBroken = false;
    await user.click(within(line.parentElement!).getByRole('button', { name: 'Retry' }));
    await toBeFound(name);
    expect(screen.queryByText(failed)).toBeNull();
  });
});

describe('a filter without lists among its conditions', () => {
  it('says nothing of lists that could not be loaded', async () => {
    await renderApp({
      at: '/market?tab=filter&filter=exchange.HNX',
      prepare(server) {
        for (const { call } of lists) server.get(call, () => new Response(500, {}, {}));
      },
    });
    await screen.findByText('The saved filters could not be loaded');
    await waitFor(() => expect(symbols().length).toBeGreaterThan(10));
    expect(screen.queryByText(failed)).toBeNull();
  });
});
