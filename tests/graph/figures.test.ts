import { describe, expect, it } from 'vitest';
import { FiguresDocument } from '../../src/graph/figures.generated';
import { answerTo } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const fpt = {
  ...{ symbol: 'FPT', shares: 1_703_000_000, marketCap: 166_553.4, pe: 17.46, pb: 4.12, eps: 5.602 },
  ...{ roe: 23.6, dividendYield: 2.04, rsi14: 56.2, ma20: 96.41, ma50: 94.87, ma200: 101.3 },
  ...{ high52w: 118.6, low52w: 84.2, averageVolume20: 5_120_400, averageValue20: 494.1 },
  ...{ foreign5: -120.4, foreign20: -388.9 },
};
const unknown = Object.fromEntries(Object.keys(fpt).map((name) => [name, null]));
const asOf = '2026-08-27T15:00:00+07:00';

const answer = (reply: Reply) => answerTo(FiguresDocument, 'GET /api/figures', reply);
const figures = (json: unknown) => answer({ json });

describe('the figures of the market', () => {
  it('are read from data or bare, with the day of their close', async () => {
    const read = { asOf: '2026-08-27', symbols: [fpt] };

    expect(await figures({ data: { asOf, symbols: [fpt] } })).toEqual(read);
    expect(await figures({ asOf, symbols: [fpt] })).toEqual(read);
    expect(await figures({ asOf: '2026-08-27', symbols: [fpt] })).toEqual(read);
  });

  it('have each symbol once, and null for what a server does not know or cannot mean', async () => {
    const symbols = [
      { symbol: ' hpg ', pe: '9.5' },
      { symbol: 'HPG', pe: 10 },
      { symbol: '' },
      7,
      {
        ...{ symbol: 'NVL', shares: 0, marketCap: -1, pe: -4, pb: 0, eps: -1.2, roe: -8.4 },
        ...{ dividendYield: -1, rsi14: 101, ma20: 0, high52w: 1e9, averageVolume20: -5, foreign5: {} },
      },
    ];

    expect(await figures({ data: { asOf, symbols } })).toEqual({
      asOf: '2026-08-27',
      symbols: [
        { ...unknown, symbol: 'HPG', pe: 9.5 },
        { ...unknown, symbol: 'NVL', eps: -1.2, roe: -8.4 },
      ],
    });
  });

  it('keep a dividend yield and a net buying of 0', async () => {
    const symbols = [{ symbol: 'HPG', dividendYield: 0, foreign5: 0, rsi14: 0 }];

    expect(await figures({ asOf, symbols })).toMatchObject({ symbols });
  });

  it('are null where the server has no such call, or has no data', async () => {
    expect(await answer({ status: 404 })).toBeNull();
    expect(await figures({ data: null })).toBeNull();
  });

  it('fail where the server does, and where the response is something else or says no day', async () => {
    expect(await answer({ status: 500 })).toMatchObject({ kind: 'server', status: 500 });
    expect(await figures([])).toMatchObject({ kind: 'unreadable' });
    expect(await figures({ symbols: [fpt] })).toMatchObject({ kind: 'unreadable' });
  });
});
