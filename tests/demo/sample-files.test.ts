import { describe, expect, it } from 'vitest';
import { createMockBackend } from '../../mock-server/backend';
import { listingOf } from '../../mock-server/listing/universe';
import { sampleFile, sampleNames } from '../../src/demo/samples/sample-files';
import { lastClosedDay } from '../../src/market/clock';
import { isHead } from '../../src/member/desk/import/columns/heads';
import { previewOf } from '../../src/member/desk/import/preview';
import { readTable } from '../../src/tables/read-table';
import { sheetFile } from '../../src/tables/sheet-file';

describe.each(['2026-08-27T10:00:00+07:00', '2026-11-28T09:00:00+07:00', '2026-02-25T08:00:00+07:00'])(
  'the sample files at %s',
  (clock) => {
    const now = new Date(clock);
    const last = lastClosedDay(now);
    const { market } = createMockBackend({ scenario: 'demo', now: () => now });
    const priceInDong = (symbol: string, day: string) => market.snapshot(listingOf(symbol)!, day).price;

    it.each(sampleNames)('are read without a question, %s', async (name) => {
      const file = sampleFile(name, { last, priceInDong, write: sheetFile });
      const table = await readTable({ file }, { isHead });
      if ('problem' in table) throw new Error(table.problem);
      const known = { today: last, isListed: (symbol: string) => listingOf(symbol) !== null };
      const { rows, questions } = previewOf(table, {}, { ...known, desk: { trades: [], flows: [] } });
      expect(questions).toEqual([]);
      const taken = rows.flatMap((row) => (row.state === 'new' && row.isTaken ? [row.trade] : []));
      expect(taken.map(({ symbol, side, quantity }) => `${side} ${quantity} ${symbol}`)).toEqual(
        EXPECTED[name],
      );
      for (const { symbol, day, price } of taken) expect(price).toBe(priceInDong(symbol, day));
      expect(rows.filter(({ state }) => state === 'unreadable')).toEqual([]);
    });
  },
);

const EXPECTED = {
  statement: ['BUY 2000 CTG', 'BUY 1500 PVS', 'BUY 600 DGC', 'SELL 800 CTG', 'SELL 1500 PVS'],
  orders: ['BUY 1000 VCI', 'BUY 900 KDH', 'SELL 400 VCI'],
  sheet: ['BUY 700 BVH', 'BUY 500 VHC', 'BUY 300 BVH', 'SELL 200 VHC'],
};
