// @module-tag P12
import { ObservableQuery } from '@apollo/client';
import { act, screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { stopTime } from '../support/live';
import { alertsWatched } from '../support/page';
import { activeQueries, queriesToLoad } from '../support/queries';
import { NOW, renderApp } from '../support/renderApp';
import { openWithRows } from '../support/watchlist';

const network = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)));
const bannerText = () => document.querySelector('.banner')?.textContent;

describe('a page whose network is gone', () => {
  it('says of when its data is, in market time, and keeps it', async () => {
    await openWithRows({ at: '/' });
    const rows = screen.getAllByRole('row').length;
    expect(bannerText()).toBe('');

    await network('offline');

    expect(bannerText()).toBe('You are offline. Data from 16:00.');
    expect(screen.getAllByRole('row').length).toBeGreaterThanOrEqual(rows);
  });

  it('says how old its data is the next day, on which day it came, and again once more has come', async () => {
    const { actors } = await openWithRows({ at: '/' });
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
    const { actors, requests } = await openWithRows({ at: '/' });
    await alertsWatched();
    await queriesToLoad(actors);
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

  it('refetches every operation on screen exactly once when it is back while the market is open', async () => {
    const refetch = spyOnRefetch();
    const { actors } = await openWithRows({ time: stopTime('14:12').hands });
    await alertsWatched();
    await queriesToLoad(actors);
    await network('offline');
    refetch.mockClear();

    await network('online');
    const refetched = refetch.mock.contexts.map((query) => String((query as ObservableQuery).queryName));

    expect(refetched.toSorted()).toEqual(
      activeQueries(actors)
        .map(({ queryName }) => String(queryName))
        .toSorted(),
    );
  });
});

function spyOnRefetch() {
  const refetch = vi.spyOn(ObservableQuery.prototype, 'refetch');
  onTestFinished(() => void refetch.mockRestore());
  return refetch;
}
