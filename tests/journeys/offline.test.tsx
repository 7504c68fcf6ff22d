import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rowsToArrive } from '../support/page';
import { NOW, renderApp } from '../support/renderApp';

const network = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)));
const bannerText = () => document.querySelector('.banner')?.textContent;

describe('a page whose network is gone', () => {
  it('says of when its data is, in market time, and keeps it', async () => {
    await renderApp({ at: '/' });
    await rowsToArrive();
    const rows = screen.getAllByRole('row').length;
    expect(bannerText()).toBe('');

    await network('offline');

    expect(bannerText()).toBe('You are offline. Data from 16:00.');
    expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(rows);
  });

  it('says how old its data is the next day, on which day it came, and again once more has come', async () => {
    const { actors } = await renderApp({ at: '/' });
    await rowsToArrive();
    await network('offline');

    vi.setSystemTime(new Date('2026-08-28T18:05:00+07:00'));
    await network('online');
    await network('offline');
    await expect.poll(bannerText).toMatch(/Data from 18:05\.$/);
    act(() => actors.connection.send({ type: 'data loaded', at: NOW.getTime() }));

    expect(bannerText()).toBe('You are offline. Data from 16:00 27/08, 1 day ago.');
  });

  it('says nothing of data where none has come', async () => {
    await renderApp({ at: '/auth/login', as: 'visitor' });

    await network('offline');

    expect(bannerText()?.trim()).toBe('You are offline.');
  });

  it('requests everything on screen again once it is back', async () => {
    const { requests } = await renderApp({ at: '/' });
    await screen.findByRole('table', { name: 'Lướt sóng T+' });
    await network('offline');
    requests.splice(0);

    await network('online');
    await expect
      .poll(() => requests)
      .toEqual(
        expect.arrayContaining(['GET /api/watchlists', 'GET /api/tplus_signals', 'GET /api/market_pulse']),
      );

    expect(bannerText()).toBe('');
  });
});
