import { describe, expect, it } from 'vitest';
import { CompanyReportDocument } from '../../src/member/technical/company/company.generated';
import { executeQuery } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const report = async (reply: Reply, symbol = 'FPT') => {
  const { data, errors, server } = await executeQuery(
    CompanyReportDocument,
    { 'GET /api/company': reply },
    { symbol },
  );
  return { answer: errors[0] ?? data?.['companyReport'], requests: server.requests() };
};

describe('what a company reported', () => {
  it('is requested by its symbol, and read from data or bare', async () => {
    const json = { quarters: [{ quarter: '2026Q2', revenue: 18_344.9, profit: 2451.7 }], peers: ['CMG'] };

    expect(await report({ json: { data: json } }, ' fpt ')).toEqual({
      answer: json,
      requests: ['GET /api/company?symbol=FPT'],
    });
    expect((await report({ json })).answer).toEqual(json);
  });

  it('comes oldest first, at most eight quarters, each once, losses included', async () => {
    const names = ['2023Q4', '2024Q1', '2024Q2', '2024Q3', '2024Q4', '2025Q1', '2025Q2', '2025Q3', '2025Q4'];
    const quarters = names.toReversed().map((quarter, i) => ({ quarter, revenue: 10, profit: i - 4 }));
    const { answer } = await report({ json: { quarters: [...quarters, quarters[0]], peers: [] } });

    expect(answer).toEqual({ quarters: quarters.toReversed().slice(1), peers: [] });
  });

  it('keeps what is sound', async () => {
    const quarters = [
      { quarter: '2026Q5' },
      { quarter: 'Q1' },
      7,
      { quarter: '2026Q1', revenue: -1, profit: 'x' },
    ];
    const { answer } = await report({ json: { quarters, peers: ['hpg', 'FPT', '', 4, 'HPG'] } });

    expect(answer).toEqual({
      quarters: [{ quarter: '2026Q1', revenue: null, profit: null }],
      peers: ['HPG'],
    });
    expect((await report({ json: {} })).answer).toEqual({ quarters: [], peers: [] });
  });

  it('is null where the server lacks the call, and fails where it does', async () => {
    expect((await report({ status: 404 })).answer).toBeNull();
    expect((await report({ status: 500 })).answer).toMatchObject({ kind: 'server' });
    expect((await report({ json: [] })).answer).toMatchObject({ kind: 'unreadable' });
  });
});
