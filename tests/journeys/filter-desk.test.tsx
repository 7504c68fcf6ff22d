import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { makePlain } from '../support/plain-server';
import { renderApp } from '../support/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;

const deskRequests = ({ requests }: App) => requests.filter((each) => each === 'GET /api/desk').length;
const choose = async ({ user }: App, tab: string) =>
  user.click(await screen.findByRole('tab', { name: tab }));

/** Opens the filter with a condition, by its tab, and waits for what the desk has of it. */
async function openFilter(app: App) {
  await choose(app, 'Filter');
  await screen.findByRole('button', { name: 'Save filter' });
}

describe('the desk of the filter', () => {
  it('is requested once of a server without the call, however often the filter is opened', async () => {
    const app = await renderApp({ at: '/market?filter=exchange.HNX', prepare: makePlain });
    await waitFor(() => expect(deskRequests(app)).toBe(1));
    for (let opened = 0; opened < 2; opened += 1) {
      await openFilter(app);
      await choose(app, 'Map');
    }
    expect(deskRequests(app)).toBe(1);
  });

  it('is requested again of a server that has it, for what another device has saved', async () => {
    // An alert that fires meanwhile would load the desk before it is saved.
    const app = await renderApp({ at: '/market?filter=exchange.HNX', desk: { alerts: [], trades: [] } });
    await waitFor(() => expect(deskRequests(app)).toBe(1));
    await openFilter(app);
    await waitFor(() => expect(deskRequests(app)).toBe(2));
  });
});
