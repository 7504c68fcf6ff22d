import { describe, expect, it } from 'vitest';
import { sessionOn } from '../../mock-server/desk/session';
import { createMarket } from '../../mock-server/simulator/market';
import { ask, NOW, signIn, startBackend } from './backend';

const indices = [
  {
    code: 'VNINDEX',
    value: 1682.34,
    change: 3.17,
    changePercent: 0.19,
    turnover: 25511.3,
    ceiling: 1,
    advancers: 57,
    unchanged: 10,
    decliners: 68,
    floor: 0,
  },
  {
    code: 'VN30',
    value: 1869.58,
    change: 0.02,
    changePercent: 0,
    turnover: 11904.2,
    ceiling: 0,
    advancers: 11,
    unchanged: 1,
    decliners: 18,
    floor: 0,
  },
  {
    code: 'HNXINDEX',
    value: 256.42,
    change: 0.27,
    changePercent: 0.11,
    turnover: 2213.4,
    ceiling: 0,
    advancers: 12,
    unchanged: 5,
    decliners: 10,
    floor: 0,
  },
  {
    code: 'UPCOMINDEX',
    value: 112.55,
    change: -0.07,
    changePercent: -0.06,
    turnover: 577.8,
    ceiling: 0,
    advancers: 14,
    unchanged: 5,
    decliners: 13,
    floor: 0,
  },
];

const sectors = [
  { name: 'Thiết bị công nghiệp', changePercent: 1.5 },
  { name: 'Cảng biển và vận tải', changePercent: 0.75 },
  { name: 'Khu công nghiệp', changePercent: 0.73 },
  { name: 'Dệt may', changePercent: 0.64 },
  { name: 'Bất động sản', changePercent: 0.59 },
  { name: 'Hóa chất và phân bón', changePercent: 0.54 },
  { name: 'Thủy sản và nông nghiệp', changePercent: 0.45 },
  { name: 'Điện và nước', changePercent: 0.44 },
  { name: 'Chứng khoán', changePercent: 0.4 },
  { name: 'Công nghệ và viễn thông', changePercent: 0.25 },
  { name: 'Xây dựng và vật liệu', changePercent: 0.13 },
  { name: 'Thép', changePercent: -0.1 },
  { name: 'Ngân hàng', changePercent: -0.25 },
  { name: 'Thực phẩm và đồ uống', changePercent: -0.37 },
  { name: 'Hàng không', changePercent: -0.42 },
  { name: 'Cao su và nhựa', changePercent: -0.72 },
  { name: 'Bảo hiểm', changePercent: -0.76 },
  { name: 'Khoáng sản', changePercent: -0.97 },
  { name: 'Dược phẩm', changePercent: -1.06 },
  { name: 'Bán lẻ', changePercent: -1.17 },
  { name: 'Dầu khí', changePercent: -1.26 },
];

const note = [
  'Chỉ số xanh, số mã giảm lại nhiều hơn.',
  'Trên HOSE số mã giảm gấp 1,2 lần số mã tăng.',
  'Thanh khoản thấp hơn 9% so với bình quân 20 phiên.',
].join(' ');

describe('GET api/market_pulse', () => {
  it('answers the last closed session, in figures and in words', async () => {
    startBackend();

    expect(await ask('/api/market_pulse', { token: await signIn() })).toEqual({
      status: 200,
      body: {
        data: {
          asOf: '2026-08-27T15:00:00+07:00',
          indices,
          foreignNet: 932.9,
          proprietaryNet: -417.7,
          sectors,
          note,
        },
      },
    });
  });

  it.each([
    ['2026-08-27T02:00:00Z', '2026-08-26T15:00:00+07:00'],
    ['2026-08-27T08:00:00Z', '2026-08-27T15:00:00+07:00'],
    ['2026-08-30T05:00:00Z', '2026-08-28T15:00:00+07:00'],
    ['2026-09-02T05:00:00Z', '2026-08-28T15:00:00+07:00'],
  ])('speaks at %s of the session of %s', async (now, asOf) => {
    startBackend({ now: () => new Date(now) });

    const { body } = await ask('/api/market_pulse', { token: await signIn() });

    expect(body).toMatchObject({ data: { asOf } });
  });

  it('has its sectors strongest first, and foreigners and brokers mostly on opposite sides', () => {
    const market = createMarket({ now: () => NOW });
    const sessions = market
      .days()
      .slice(-60)
      .map((day) => sessionOn(market, day));
    const opposite = sessions.filter(({ flow }) => flow.foreign * flow.proprietary < 0);

    for (const { sectors } of sessions) {
      const changes = sectors.map(({ changePercent }) => changePercent);
      expect(changes).toEqual([...changes].sort((a, b) => b - a));
    }
    expect(opposite.length).toBeGreaterThan(45);
    expect(sessions.filter(({ flow }) => Math.abs(flow.foreign) > 3000)).toEqual([]);
  });
});
