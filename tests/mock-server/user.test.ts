import { describe, expect, it } from 'vitest';
import { ADMIN, request, signIn, startBackend } from '../support/mock-server/backend';

describe('GET api/users', () => {
  it('returns all users', async () => {
    startBackend();

    expect(await request('/api/users', { token: await signIn(ADMIN) })).toEqual({
      status: 200,
      body: {
        data: [
          { id: 1, first_name: 'Minh Anh', last_name: 'Nguyễn', email: 'member@nhip.example' },
          { id: 2, first_name: 'Quốc Bảo', last_name: 'Trần', email: 'admin@nhip.example' },
          { id: 101, first_name: 'Thị Minh Anh', last_name: 'Nguyễn', email: 'minhanh.nguyen@nhip.example' },
          { id: 102, first_name: 'Đức Thắng', last_name: 'Trần', email: 'ducthang.tran@nhip.example' },
          { id: 103, first_name: 'Hoàng Yến', last_name: 'Lê', email: 'hoangyen.le@nhip.example' },
          { id: 104, first_name: 'Gia Huy', last_name: 'Phạm', email: 'giahuy.pham@nhip.example' },
          { id: 105, first_name: 'Thùy Linh', last_name: 'Hoàng', email: 'thuylinh.hoang@nhip.example' },
          { id: 106, first_name: 'Quang Đăng', last_name: 'Võ', email: 'quangdang.vo@nhip.example' },
          { id: 107, first_name: 'Ngọc Ánh', last_name: 'Đặng', email: 'ngocanh.dang@nhip.example' },
          { id: 108, first_name: 'Tiến Dũng', last_name: 'Bùi', email: 'tiendung.bui@nhip.example' },
          { id: 109, first_name: 'Mỹ Hạnh', last_name: 'Đỗ', email: 'myhanh.do@nhip.example' },
          { id: 110, first_name: 'Bảo Châu', last_name: 'Ngô', email: 'baochau.ngo@nhip.example' },
        ],
      },
    });
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
