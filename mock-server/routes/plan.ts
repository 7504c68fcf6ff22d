import type { Request } from 'miragejs';
import { isDay } from '../../src/market/day';
import { parseBody, data, ok, errorResponse } from '../http';
import type { MockSchema, MockServer } from '../models';
import { usersOf } from './user';

type Assignment = { id: number; startDate: string; endDate?: string };

const PLANS = ['Nhịp Cơ bản', 'Nhịp Nâng cao', 'Nhịp Chuyên sâu', 'Nhịp Chuyên nghiệp'].map((name, i) => ({
  id: i + 1,
  name,
}));

const INITIAL_PLANS: readonly (readonly [userId: number, plans: readonly Assignment[]])[] = [
  [1, [{ id: 1, startDate: '2026-02-12' }]],
  [101, [{ id: 1, startDate: '2026-03-01', endDate: '2026-08-31' }]],
  [
    102,
    [
      { id: 2, startDate: '2026-01-05', endDate: '2026-12-31' },
      { id: 4, startDate: '2026-07-01' },
    ],
  ],
  [105, [{ id: 3, startDate: '2025-11-20', endDate: '2026-11-19' }]],
];

/** The plans, and those of each user; changes last as long as the page. */
export function planRoutes(server: MockServer) {
  const assigned = new Map(INITIAL_PLANS);

  server.get('/api/plans', () => data(PLANS));

  server.get('/api/users/:id/plans', (schema, request) => {
    const id = findUserId(schema, request);
    return id === null ? userNotFound() : data(assigned.get(id) ?? []);
  });

  server.post('/api/users/:id/plans', (schema, request) => {
    const id = findUserId(schema, request);
    if (id === null) return userNotFound();
    const { plans } = parseBody(request);
    const rows = Array.isArray(plans) ? plans.map(parseAssignment) : [null];
    if (!rows.every((row) => row !== null)) return errorResponse(422, 'Gói hoặc ngày không hợp lệ.');
    const unknown = rows.find((row) => PLANS.every((plan) => plan.id !== row.id));
    if (unknown) return errorResponse(422, `Không có gói số ${unknown.id}.`);
    if (rows.some(({ startDate, endDate }) => endDate !== undefined && endDate < startDate)) {
      return errorResponse(422, 'Ngày kết thúc không được trước ngày bắt đầu.');
    }

    assigned.set(id, rows);
    return ok({ message: 'Đã cập nhật các gói.' });
  });
}

function findUserId(schema: MockSchema, { params }: Request): number | null {
  return usersOf(schema).find(({ id }) => String(id) === params['id'])?.id ?? null;
}

function userNotFound() {
  return errorResponse(404, 'Không tìm thấy người dùng.');
}

function parseAssignment(row: unknown): Assignment | null {
  if (typeof row !== 'object' || row === null) return null;
  const { id, startDate, endDate } = row as Record<string, unknown>;
  if (typeof id !== 'number' || !isDay(startDate)) return null;
  if (endDate === undefined || endDate === null) return { id, startDate };
  return isDay(endDate) ? { id, startDate, endDate } : null;
}
