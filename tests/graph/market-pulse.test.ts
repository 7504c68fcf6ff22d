import { describe, expect, it } from 'vitest';
import { MarketPulseDocument } from '../../src/member/pulse/pulse.generated';
import { answerTo } from '../support/graph/execute-query';
import type { Reply } from '../support/rest/fake-server';

const vnindex = {
  code: 'VNINDEX',
  value: 1784.91,
  change: 12.3,
  changePercent: 0.69,
  turnover: 21486,
  ceiling: 12,
  advancers: 201,
  unchanged: 60,
  decliners: 100,
  floor: 2,
};
const pulse = {
  asOf: '2026-01-05T15:00:00+07:00',
  indices: [vnindex],
  foreignNet: -512.4,
  proprietaryNet: 120,
  usualTurnover: 18_900.5,
  morning: { rose: 98, fell: 160 },
  sectors: [{ name: 'Thép', changePercent: 1.2, advancers: 9, unchanged: 1, decliners: 2 }],
  note: 'Thị trường hồi phục.',
};

const uncounted = { advancers: null, unchanged: null, decliners: null };

const answer = (reply: Reply) => answerTo(MarketPulseDocument, 'GET /api/market_pulse', reply);
const marketPulse = (json: unknown) => answer({ json });

describe('the market pulse', () => {
  it('comes as the server sends it, in data or bare', async () => {
    expect(await marketPulse({ data: pulse })).toEqual(pulse);
    expect(await marketPulse(pulse)).toEqual(pulse);
  });

  it('shows sectors strongest first, those without a figure last', async () => {
    const sectors = [
      { name: 'Dầu', changePercent: 'x', advancers: 3, unchanged: -1, decliners: 0.5 },
      { name: 'Thép', changePercent: -1 },
      { name: 'Bank', changePercent: 2 },
      { name: 'Bank', changePercent: 3 },
      null,
    ];
    expect(await marketPulse({ data: { ...pulse, sectors } })).toEqual({
      ...pulse,
      sectors: [
        { name: 'Bank', changePercent: 2, ...uncounted },
        { name: 'Thép', changePercent: -1, ...uncounted },
        { name: 'Dầu', changePercent: null, ...uncounted, advancers: 3 },
      ],
    });
  });

  it('keeps what is sound in an index', async () => {
    const indices = [
      { ...vnindex, value: 'x', ceiling: 1.5, floor: -1, decliners: 1e12, turnover: -5 },
      { code: 5 },
      null,
    ];
    expect(await marketPulse({ data: { ...pulse, indices } })).toEqual({
      ...pulse,
      indices: [{ ...vnindex, value: null, ceiling: null, floor: null, decliners: null, turnover: null }],
    });
  });

  it.each(['yesterday', '2026-01-05', '2026-01-05T15:00:00', '2026-13-05T15:00:00Z', 5, null])(
    'has no instant where that is %j',
    async (asOf) => {
      expect(await marketPulse({ data: { ...pulse, asOf } })).toEqual({ ...pulse, asOf: null });
    },
  );

  it.each([{ rose: 5 }, { rose: 1.5, fell: 2 }, { rose: -1, fell: 2 }, 7, null])(
    'has no morning where that is %j',
    async (morning) => {
      expect(await marketPulse({ data: { ...pulse, morning } })).toEqual({ ...pulse, morning: null });
    },
  );

  it('is empty where the response is', async () => {
    expect(await marketPulse({})).toEqual({
      asOf: null,
      indices: [],
      foreignNet: null,
      proprietaryNet: null,
      usualTurnover: null,
      morning: null,
      sectors: [],
      note: null,
    });
  });

  it('is null where the server has no such call, or has no data', async () => {
    expect(await answer({ status: 404 })).toBeNull();
    expect(await marketPulse({ data: null })).toBeNull();
  });

  it('fails where the response is something else', async () => {
    expect(await marketPulse([])).toMatchObject({ kind: 'unreadable' });
    expect(await marketPulse('ok')).toMatchObject({ kind: 'unreadable' });
  });

  it('fails where the server does', async () => {
    expect(await answer({ status: 500 })).toMatchObject({ kind: 'server', status: 500 });
  });
});
