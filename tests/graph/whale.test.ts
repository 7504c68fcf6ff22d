import { describe, expect, it } from 'vitest';
import { WhaleDocument } from '../../src/member/whale/whale.generated';
import { answerTo, executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';
import { CompanyFlowDocument } from '../../src/member/technical/company/company.generated';

const flow = { foreign: -312.4, proprietary: 186.7, institution: -41.3, individual: 167 };
const whale = {
  asOf: '2026-01-06T15:00:00+07:00',
  days: [
    { date: '2026-01-05', ...flow },
    { date: '2026-01-06', ...flow },
  ],
  symbols: [{ symbol: 'HPG', foreign: 46.2, proprietary: -3.1 }],
};
const read = {
  ...whale,
  days: [
    { day: '2026-01-05', ...flow },
    { day: '2026-01-06', ...flow },
  ],
};

const answer = (reply: Reply) => answerTo(WhaleDocument, 'GET /api/whale', reply);
const readWhale = (json: unknown) => answer({ json });

describe('who bought and who sold', () => {
  it('is requested for 60 trading days, and read from data or bare', async () => {
    const { server } = await executeQuery(WhaleDocument, { 'GET /api/whale': { json: { data: whale } } });

    expect(server.requests()).toEqual(['GET /api/whale?days=60']);
    expect(await readWhale({ data: whale })).toEqual(read);
    expect(await readWhale(whale)).toEqual(read);
  });

  it('comes oldest first, each day and each stock once, at most 60 trading days', async () => {
    const dates = Array.from({ length: 70 }, (_, i) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString());
    const days = dates.map((date) => ({ date: date.slice(0, 10), ...flow })).reverse();
    const [stock] = whale.symbols;
    const response = (await readWhale({
      ...whale,
      days: [...days, days[0]],
      symbols: [stock, stock],
    })) as typeof read;

    expect([
      response.days.length,
      response.days[0]!.day,
      response.days.at(-1)!.day,
      response.symbols,
    ]).toEqual([60, dates[10]!.slice(0, 10), dates[69]!.slice(0, 10), [stock]]);
  });

  it('keeps what is sound', async () => {
    const days = [{ date: '06/01/2026', foreign: 'x', proprietary: '12.5' }, { date: 'today' }, null];
    const symbols = [{ symbol: 'hpg', foreign: {} }, { symbol: '' }, 5];

    expect(await readWhale({ data: { days, symbols } })).toEqual({
      asOf: null,
      days: [{ day: '2026-01-06', foreign: null, proprietary: 12.5, institution: null, individual: null }],
      symbols: [{ symbol: 'HPG', foreign: null, proprietary: null }],
    });
  });

  it('is null where the server has no such call, or has no data', async () => {
    expect(await answer({ status: 404 })).toBeNull();
    expect(await readWhale({ data: null })).toBeNull();
  });

  it('fails where the server does, and where the response is something else', async () => {
    expect(await answer({ status: 500 })).toMatchObject({ kind: 'server', status: 500 });
    expect(await readWhale([])).toMatchObject({ kind: 'unreadable' });
  });
});

describe('the net buying of one stock', () => {
  const days = [
    { date: '2026-08-26', foreign: 1.25 },
    { date: '2026-08-27', foreign: -3 },
  ];
  const flowOf = async (reply: Reply) => {
    const { data, server } = await executeQuery(
      CompanyFlowDocument,
      { 'GET /api/whale': reply },
      { symbol: 'fpt', days: 20 },
    );
    return [data?.['stockFlow'], server.requests()];
  };

  it('is that of its days', async () => {
    const symbols = [{ symbol: 'FPT', foreign: -3 }];

    expect(await flowOf({ json: { data: { days, symbols } } })).toEqual([
      [
        { day: '2026-08-26', foreign: 1.25 },
        { day: '2026-08-27', foreign: -3 },
      ],
      ['GET /api/whale?days=20&symbol=FPT'],
    ]);
  });

  it('is unknown where the server sends the whole market, or lacks the call', async () => {
    const symbols = [{ symbol: 'FPT' }, { symbol: 'HPG' }];

    expect((await flowOf({ json: { data: { days, symbols } } }))[0]).toBeNull();
    expect((await flowOf({ status: 404 }))[0]).toBeNull();
  });
});
