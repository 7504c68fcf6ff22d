import { describe, expect, it } from 'vitest';
import { sessionOn } from '../../mock-server/desk/session';
import { createMarket } from '../../mock-server/simulator/market';
import { ask, NOW, signIn, startBackend } from './backend';

const indices = [
  {
    code: 'VNINDEX',
    value: 1763.54,
    change: 16.28,
    changePercent: 0.93,
    turnover: 32153.2,
    ceiling: 1,
    advancers: 107,
    unchanged: 4,
    decliners: 35,
    floor: 0,
  },
  {
    code: 'VN30',
    value: 1963.53,
    change: 23.44,
    changePercent: 1.21,
    turnover: 14973.9,
    ceiling: 0,
    advancers: 26,
    unchanged: 1,
    decliners: 3,
    floor: 0,
  },
  {
    code: 'HNXINDEX',
    value: 297.73,
    change: 5.31,
    changePercent: 1.82,
    turnover: 2567,
    ceiling: 0,
    advancers: 22,
    unchanged: 4,
    decliners: 9,
    floor: 0,
  },
  {
    code: 'UPCOMINDEX',
    value: 111.93,
    change: 1.18,
    changePercent: 1.07,
    turnover: 996.4,
    ceiling: 0,
    advancers: 21,
    unchanged: 9,
    decliners: 16,
    floor: 0,
  },
];

const sectors = [
  {
    name: 'Cảng biển và vận tải',
    changePercent: 3.1,
  },
  {
    name: 'Điện và nước',
    changePercent: 1.66,
  },
  {
    name: 'Công nghệ và viễn thông',
    changePercent: 1.62,
  },
  {
    name: 'Thiết bị công nghiệp',
    changePercent: 1.52,
  },
  {
    name: 'Thủy sản và nông nghiệp',
    changePercent: 1.47,
  },
  {
    name: 'Thép',
    changePercent: 1.46,
  },
  {
    name: 'Dầu khí',
    changePercent: 1.43,
  },
  {
    name: 'Cao su và nhựa',
    changePercent: 1.29,
  },
  {
    name: 'Dệt may',
    changePercent: 1.21,
  },
  {
    name: 'Bảo hiểm',
    changePercent: 1.15,
  },
  {
    name: 'Xây dựng và vật liệu',
    changePercent: 1.11,
  },
  {
    name: 'Ngân hàng',
    changePercent: 1.01,
  },
  {
    name: 'Thực phẩm và đồ uống',
    changePercent: 1,
  },
  {
    name: 'Hóa chất và phân bón',
    changePercent: 0.84,
  },
  {
    name: 'Khoáng sản',
    changePercent: 0.54,
  },
  {
    name: 'Dược phẩm',
    changePercent: 0.46,
  },
  {
    name: 'Bất động sản',
    changePercent: 0.44,
  },
  {
    name: 'Hàng không',
    changePercent: 0.36,
  },
  {
    name: 'Khu công nghiệp',
    changePercent: 0.11,
  },
  {
    name: 'Chứng khoán',
    changePercent: -0.06,
  },
  {
    name: 'Bán lẻ',
    changePercent: -0.32,
  },
];

const note = [
  'Sắc xanh chiếm ưu thế.',
  'Trên HOSE số mã tăng gấp 3,1 lần số mã giảm.',
  'Thanh khoản cao hơn 30% so với bình quân 20 phiên.',
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
          foreignNet: 603.8,
          proprietaryNet: -151.7,
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
