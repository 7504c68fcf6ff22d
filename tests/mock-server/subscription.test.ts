import { describe, expect, it } from 'vitest';
import { ADMIN, request, signIn, startBackend } from '../support/mock-server/backend';

const deepEnd = { id: 3, startDate: '2026-09-01', endDate: '2026-09-01' };
const mine = { id: 1, startDate: '2026-03-13', endDate: '2026-09-12' };
const basic = { id: 1, startDate: '2026-09-01' };

async function open() {
  startBackend();
  const token = await signIn(ADMIN);
  return {
    load: (path: string) => request(path, { token }),
    save: (path: string, body: object) => request(path, { token, body }),
  };
}

describe('GET api/plans', () => {
  it('lists the four plans', async () => {
    const { load } = await open();

    expect(await load('/api/plans')).toEqual({
      status: 200,
      body: {
        data: [
          { id: 1, name: 'Nhịp Cơ bản' },
          { id: 2, name: 'Nhịp Nâng cao' },
          { id: 3, name: 'Nhịp Chuyên sâu' },
          { id: 4, name: 'Nhịp Chuyên nghiệp' },
        ],
      },
    });
  });
});

describe('GET api/users/{id}/plans', () => {
  it.each([
    { id: 1, data: [mine] },
    { id: 2, data: [] },
    {
      id: 102,
      data: [
        { id: 2, startDate: '2026-01-05', endDate: '2026-12-31' },
        { id: 4, startDate: '2026-07-01' },
      ],
    },
  ])('returns the plans of user $id', async ({ id, data }) => {
    const { load } = await open();
    expect(await load(`/api/users/${id}/plans`)).toEqual({ status: 200, body: { data } });
  });

  it.each(['99', '1.0', 'x', '01'])('responds 404 for the user %s', async (id) => {
    const { load, save } = await open();
    const refusal = { status: 404, body: { message: 'Không tìm thấy người dùng.' } };

    expect(await load(`/api/users/${id}/plans`)).toEqual(refusal);
    expect(await save(`/api/users/${id}/plans`, { plans: [] })).toEqual(refusal);
  });
});

describe('POST api/users/{id}/plans', () => {
  it('replaces all plans of that user only', async () => {
    const { load, save } = await open();

    expect(await save('/api/users/102/plans', { plans: [deepEnd, { ...basic, endDate: null }] })).toEqual({
      status: 200,
      body: { message: 'Đã cập nhật các gói.' },
    });

    expect((await load('/api/users/102/plans')).body).toEqual({ data: [deepEnd, basic] });
    expect((await load('/api/users/1/plans')).body).toEqual({ data: [mine] });
  });

  it('keeps a plan in several rows, as a renewal is one', async () => {
    const { load, save } = await open();
    const renewed = [
      { ...basic, endDate: '2026-12-31' },
      { ...basic, startDate: '2027-01-01' },
    ];

    expect((await save('/api/users/102/plans', { plans: renewed })).status).toBe(200);

    expect((await load('/api/users/102/plans')).body).toEqual({ data: renewed });
  });

  it('removes all plans', async () => {
    const { load, save } = await open();
    await save('/api/users/1/plans', { plans: [] });
    expect((await load('/api/users/1/plans')).body).toEqual({ data: [] });
  });

  const malformed = 'Gói hoặc ngày không hợp lệ.';
  it.each([
    { body: { plans: [{ id: 9, startDate: '2026-09-01' }] }, message: 'Không có gói số 9.' },
    {
      body: { plans: [{ ...basic, endDate: '2026-08-31' }] },
      message: 'Ngày kết thúc không được trước ngày bắt đầu.',
    },
    { body: { plans: [{ id: 1 }] }, message: malformed },
    { body: { plans: [{ id: '1', startDate: '2026-09-01' }] }, message: malformed },
    { body: { plans: [{ id: 1, startDate: '01/09/2026' }] }, message: malformed },
    { body: { plans: [{ ...basic, endDate: '2026-02-30' }] }, message: malformed },
    { body: { plans: [null] }, message: malformed },
    { body: { plans: {} }, message: malformed },
    { body: {}, message: malformed },
  ])('rejects $body with 422', async ({ body, message }) => {
    const { load, save } = await open();

    expect(await save('/api/users/1/plans', body)).toEqual({ status: 422, body: { message } });

    expect((await load('/api/users/1/plans')).body).toEqual({ data: [mine] });
  });
});
