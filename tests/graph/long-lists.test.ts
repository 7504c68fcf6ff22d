import type { DocumentNode } from 'graphql';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createGraphClient } from '../../src/graph/client';
import { SignalsDocument } from '../../src/member/shared/signals.generated';
import { WatchlistsDocument } from '../../src/graph/watchlists.generated';
import { backendOver, executeQuery } from '../support/graph/execute-query';

const ROWS = 10_000;
const signal = { price: 20, signal_type: 'buy_break_out', updated: '2026-01-05 14:45:10' };
const symbols = Array.from({ length: ROWS }, (_, i) => ({ ...signal, symbol: `C${i}`, short_name_vi: 'A' }));
const replies = {
  'GET /api/tplus_signals': { json: { data: symbols } },
  'GET /api/watchlists': { json: { data: [{ id: 1, name: 'A', symbols }] } },
};
const lists: [name: string, document: DocumentNode][] = [
  ['signals', SignalsDocument],
  ['a watchlist', WatchlistsDocument],
];

describe('ten thousand rows', () => {
  it.each(lists)(
    'of %s are read in many tasks, so that a person may act meanwhile',
    async (_name, document) => {
      const scheduler = { yield: vi.fn(async () => {}) };
      vi.stubGlobal('scheduler', scheduler);
      onTestFinished(() => void vi.unstubAllGlobals());
      const { errors } = await executeQuery(document, replies);

      expect(errors).toEqual([]);
      expect(scheduler.yield.mock.calls.length).toBeGreaterThan(ROWS / 500);
    },
  );

  it.each(lists)('of %s are one value in the cache, not an entity each', async (_name, document) => {
    const { backend } = backendOver(replies);
    const { client } = createGraphClient({ backend, onLoadRefused: () => {} });
    const { data } = await client.query({ query: document });

    expect(Object.keys(client.cache.extract() as object).length).toBeLessThan(5);
    expect(JSON.stringify(data)).toContain('"symbol":"C9999"');
    expect(JSON.stringify(client.cache.extract())).not.toContain('__typename":"Signal"');
  });
});
