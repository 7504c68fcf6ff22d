import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../helpers/renderApp';

const network = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)));
const said = () => document.querySelector('.banner')?.textContent;

describe('a page whose network is gone', () => {
  it('says since when, in market time, and keeps what it has', async () => {
    await renderApp({ at: '/' });
    const rows = (await screen.findAllByRole('row')).length;
    expect(said()).toBe('');

    await network('offline');

    expect(said()).toBe('You are offline. What you see is from 16:00.');
    expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(rows);
  });

  it('asks for everything on screen again once it is back', async () => {
    const { asked } = await renderApp({ at: '/' });
    await screen.findByRole('table', { name: 'Lướt sóng T+' });
    await network('offline');
    asked.splice(0);

    await network('online');
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining(['GET /api/watchlists', 'GET /api/tplus_signals', 'GET /api/market_pulse']),
      );

    expect(said()).toBe('');
  });
});
