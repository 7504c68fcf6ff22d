import { describe, expect, it } from 'vitest';
import { ADMIN, request, signIn, startBackend } from '../support/mock-server/backend';

const none = { plan: null, startDate: null, endDate: null, renewalRequested: null };

describe('GET api/users', () => {
  it('returns all users with what they have', async () => {
    startBackend();

    expect(await request('/api/users', { token: await signIn(ADMIN) })).toEqual({
      status: 200,
      body: {
        data: [
          {
            id: 1,
            first_name: 'Minh Anh',
            last_name: 'Nguyễn',
            email: 'member@nhip.example',
            subscription: { ...none, plan: 'Nhịp Cơ bản', startDate: '2026-03-13', endDate: '2026-09-12' },
          },
          {
            id: 2,
            first_name: 'Quốc Bảo',
            last_name: 'Trần',
            email: 'admin@nhip.example',
            subscription: none,
          },
          {
            id: 101,
            first_name: 'Thị Minh Anh',
            last_name: 'Nguyễn',
            email: 'minhanh.nguyen@nhip.example',
            subscription: { ...none, plan: 'Nhịp Cơ bản', startDate: '2026-03-01', endDate: '2026-08-31' },
          },
          {
            id: 102,
            first_name: 'Đức Thắng',
            last_name: 'Trần',
            email: 'ducthang.tran@nhip.example',
            subscription: { ...none, plan: 'Nhịp Chuyên nghiệp', startDate: '2026-07-01' },
          },
          {
            id: 103,
            first_name: 'Hoàng Yến',
            last_name: 'Lê',
            email: 'hoangyen.le@nhip.example',
            subscription: {
              plan: 'Nhịp Chuyên sâu',
              startDate: '2026-03-06',
              endDate: '2026-09-05',
              renewalRequested: '2026-08-26T20:14:00+07:00',
            },
          },
          {
            id: 104,
            first_name: 'Gia Huy',
            last_name: 'Phạm',
            email: 'giahuy.pham@nhip.example',
            subscription: { ...none, plan: 'Nhịp Nâng cao', startDate: '2026-06-02', endDate: '2026-12-02' },
          },
          {
            id: 105,
            first_name: 'Thùy Linh',
            last_name: 'Hoàng',
            email: 'thuylinh.hoang@nhip.example',
            subscription: {
              ...none,
              plan: 'Nhịp Chuyên sâu',
              startDate: '2025-11-20',
              endDate: '2026-11-19',
            },
          },
          {
            id: 106,
            first_name: 'Quang Đăng',
            last_name: 'Võ',
            email: 'quangdang.vo@nhip.example',
            subscription: {
              plan: 'Nhịp Cơ bản',
              startDate: '2026-02-21',
              endDate: '2026-08-23',
              renewalRequested: '2026-08-24T08:32:00+07:00',
            },
          },
          {
            id: 107,
            first_name: 'Ngọc Ánh',
            last_name: 'Đặng',
            email: 'ngocanh.dang@nhip.example',
            subscription: { ...none, plan: 'Nhịp Nâng cao', startDate: '2026-03-21', endDate: '2026-09-20' },
          },
          {
            id: 108,
            first_name: 'Tiến Dũng',
            last_name: 'Bùi',
            email: 'tiendung.bui@nhip.example',
            subscription: none,
          },
          {
            id: 109,
            first_name: 'Mỹ Hạnh',
            last_name: 'Đỗ',
            email: 'myhanh.do@nhip.example',
            subscription: none,
          },
          {
            id: 110,
            first_name: 'Bảo Châu',
            last_name: 'Ngô',
            email: 'baochau.ngo@nhip.example',
            subscription: none,
          },
        ],
      },
    });
  });
});

describe('GET api/users?search=&limit=', () => {
  it.each([
    ['limit=2', ['Nguyễn Minh Anh', 'Trần Quốc Bảo'], 12],
    ['search=dang', ['Võ Quang Đăng', 'Đặng Ngọc Ánh'], 2],
    ['search=thi%20MINH', ['Nguyễn Thị Minh Anh'], 1],
    ['search=nhip&limit=1', ['Nguyễn Minh Anh'], 12],
    ['search=zzz&limit=50', [], 0],
  ])('?%s returns %j of %d', async (query, names, total) => {
    startBackend();
    const { body } = await request(`/api/users?${query}`, { token: await signIn(ADMIN) });
    const found = body as { data: { first_name: string; last_name: string }[]; total: number };
    expect(found.total).toBe(total);
    const all = found.data.map(({ first_name, last_name }) => `${last_name} ${first_name}`);
    expect(all).toEqual(names);
  });
});

describe('the routes for admins', () => {
  it.each([
    { path: '/api/users' },
    { path: '/api/plans' },
    { path: '/api/users/1/plans' },
    { path: '/api/users/1/plans', body: { plans: [] } },
    { path: '/api/signals' },
  ])('$path $body responds 403 to a member and 401 without a token', async (call) => {
    startBackend();

    expect(await request(call.path, { ...call, token: await signIn() })).toEqual({
      status: 403,
      body: { message: 'Bạn không có quyền truy cập mục này.' },
    });
    expect((await request(call.path, call)).status).toBe(401);
  });
});
