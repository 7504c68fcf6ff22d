import { NetworkStatus } from '@apollo/client';
import { expect } from 'vitest';
import type { AppActors } from '../../src/app/actors/AppActors';

/** The queries of what is on screen. */
export function activeQueries({ clients }: Pick<AppActors, 'clients'>) {
  const current = clients.get();
  if (current.status !== 'ready') throw new Error('Nobody is signed in');
  return [...current.client.getObservableQueries('active')];
}

/** Waits until each of them has its data: what a test requests then joins none that is still loading. */
export async function queriesToLoad(actors: Pick<AppActors, 'clients'>) {
  const loading = () =>
    activeQueries(actors).filter((query) => query.getCurrentResult().networkStatus !== NetworkStatus.ready);
  await expect.poll(() => loading().map(({ queryName }) => queryName), { timeout: 10_000 }).toEqual([]);
}
