import { describe, expect, it, onTestFinished } from 'vitest';
import { createFaults } from '../../mock-server/faults';
import { startApi } from '../../scripts/api/server';
import { operationAt, operations } from '../support/contract/contract';
import { answerProblems } from '../support/contract/problems';
import { firstEvent } from '../support/event-lines';
import { ADMIN, MEMBER, NOW, signIn, startBackend } from '../support/mock-server/backend';

type Step = {
  as?: 'visitor' | 'member' | 'admin';
  /** As 'GET /api/plans'. */
  call: string;
  body?: object;
  status?: number;
  scenario?: string;
};

const registration = {
  firstName: 'Lan',
  lastName: 'Phạm',
  email: 'lan.pham@example.vn',
  password: 'Nhip@2026',
  confirmPassword: 'Nhip@2026',
  termOfUse: true,
  fromUrl: 'http://localhost/auth/sign-up',
};
const password = { currentPassword: MEMBER.password, newPassword: 'Nhip@2027' };
const plans = [
  { id: 2, startDate: '2026-09-01', endDate: '2026-12-31' },
  { id: 3, startDate: '2027-01-01' },
];
const pushed = {
  ...{ endpoint: 'https://fcm.googleapis.com/fcm/send/x', expirationTime: null, lang: 'vi' },
  keys: { p256dh: 'BNcRd', auth: 'tBHI' },
};
const desk = { version: 0, trades: [], alerts: [], notes: [], lines: [], settings: {} };

const kept = {
  trades: [
    {
      ...{ id: 't-1', symbol: 'HPG', side: 'buy', quantity: 37, price: 79.43333, date: '2026-08-27' },
      ...{
        feePaid: 0,
        taxPaid: null,
        account: '058C1',
        time: '09:15:02',
        orderNumber: 'A7',
        importedAs: 'x',
      },
    },
  ],
  alerts: [{ id: 'a-1', symbol: 'HPG', kind: 'below', price: 27.4, armedAt: '2026-08-27T08:30:00+07:00' }],
  notes: [{ id: 'HPG', symbol: 'HPG', text: 'Chờ xác nhận khối lượng' }],
  lines: [{ id: 'l-1', symbol: 'HPG', kind: 'horizontal', points: [{ time: 0, price: 31 }] }],
  imports: [
    {
      ...{ id: 'i-1', at: '2026-08-27T08:00:00Z', file: 'sao-ke.csv', added: ['t-1'], flows: [] },
      changed: [
        {
          id: 't-0',
          before: {
            id: 't-0',
            symbol: 'FPT',
            side: 'buy',
            quantity: 100,
            price: 68.4,
            date: '2026-08-20',
          },
        },
      ],
    },
  ],
  forms: [
    {
      ...{ id: 'h-1', head: ['Ngày', 'KL'], columns: [{ index: 1, role: 'quantity' }] },
      ...{ unit: 'dong', days: 'dayFirst', decimal: null },
    },
  ],
};

/** Each route of the mock backend, with what it refuses. */
const walk: readonly Step[] = [
  { as: 'visitor', call: 'POST /api/users/login', body: MEMBER },
  { as: 'visitor', call: 'POST /api/users/login', body: { ...MEMBER, password: 'x' }, status: 401 },
  { as: 'visitor', call: 'POST /api/users/login', body: {}, status: 422 },
  { call: 'POST /api/users/logout' },
  { as: 'visitor', call: 'POST /api/users/logout', status: 401 },
  { call: 'POST /api/users/refresh' },
  { as: 'visitor', call: 'POST /api/users/refresh', status: 401 },

  { call: 'GET /api/watchlists' },
  { call: 'GET /api/watchlists', scenario: 'empty' },
  { call: 'GET /api/watchlists', scenario: 'expired', status: 401 },
  { as: 'visitor', call: 'GET /api/watchlists', status: 401 },
  { call: 'POST /api/watchlists/add_symbol', body: { watchlistId: 1, symbol: 'FPT' } },
  { call: 'POST /api/watchlists/add_symbol', body: { watchlistId: 1, symbol: 'HPG' }, status: 409 },
  { call: 'POST /api/watchlists/add_symbol', body: { watchlistId: 1, symbol: 'XXX' }, status: 404 },
  { call: 'POST /api/watchlists/add_symbol', body: { watchlistId: 9, symbol: 'FPT' }, status: 404 },
  { call: 'POST /api/watchlists/add_symbol', body: {}, status: 422 },
  { call: 'POST /api/watchlists/delete_symbol/1/HPG' },
  { call: 'POST /api/watchlists/delete_symbol/1/FPT', status: 404 },
  { call: 'POST /api/watchlists/delete_symbol/9/FPT', status: 404 },

  { as: 'visitor', call: 'GET /udf/config' },
  { as: 'visitor', call: 'GET /udf/time' },
  { as: 'visitor', call: 'GET /udf/symbols?symbol=FPT' },
  { as: 'visitor', call: 'GET /udf/symbols?symbol=VNINDEX' },
  { as: 'visitor', call: 'GET /udf/symbols?symbol=FPTX' },
  { as: 'visitor', call: 'GET /udf/symbol_info' },
  { as: 'visitor', call: 'GET /udf/symbol_info?group=UPCOM' },
  { as: 'visitor', call: 'GET /udf/search?query=v&type=&exchange=&limit=30' },
  { as: 'visitor', call: 'GET /udf/history?symbol=FPT&resolution=D&countback=300' },
  { as: 'visitor', call: 'GET /udf/history?symbol=VNINDEX&resolution=W&countback=30' },
  { as: 'visitor', call: 'GET /udf/history?symbol=FPT&resolution=D&from=0&to=1' },
  ...['1', '5', '15', '60', '1D', 'M'].map((resolution) => ({
    as: 'visitor' as const,
    call: `GET /udf/history?symbol=FPT&resolution=${resolution}&countback=30`,
  })),
  { as: 'visitor', call: 'GET /udf/history?symbol=VNINDEX&resolution=15&countback=30' },
  { as: 'visitor', call: 'GET /udf/history?symbol=FPT&resolution=7&countback=30' },
  { as: 'visitor', call: 'GET /udf/history?symbol=FPTX&resolution=D' },
  { as: 'visitor', call: 'GET /udf/history?symbol=FPT&resolution=D&countback=30&adjustment=none' },
  { as: 'visitor', call: 'GET /udf/timescale_marks?symbol=FPT&from=0&to=1787821200&resolution=D' },
  { as: 'visitor', call: 'GET /udf/timescale_marks?symbol=VNINDEX' },
  { as: 'visitor', call: 'GET /udf/quotes?symbols=FPT,VNINDEX,FPTX' },
  { as: 'visitor', call: 'GET /udf/quotes?symbols=FPT,VNINDEX,FPTX&depth=3' },
  { as: 'visitor', call: 'GET /udf/quotes?symbols=' },
  { as: 'visitor', call: 'GET /udf/stream?symbols=FPT,VNINDEX,FPTX&depth=FPT' },
  { as: 'visitor', call: 'GET /udf/stream?symbols=', status: 400 },

  { call: 'GET /api/push', status: 404 },
  { as: 'visitor', call: 'GET /api/push', status: 401 },
  { call: 'POST /api/push', body: pushed, status: 404 },
  { call: `DELETE /api/push?endpoint=${encodeURIComponent(pushed.endpoint)}`, status: 404 },

  { call: 'GET /api/tplus_signals' },
  { call: 'GET /api/tplus_signals', scenario: 'empty' },
  { call: 'GET /api/tplus_signals', scenario: 'failing', status: 500 },
  { as: 'visitor', call: 'GET /api/tplus_signals', status: 401 },

  { as: 'visitor', call: 'GET /news?format=json&today=0' },
  { as: 'visitor', call: 'GET /news?format=json&today=0', scenario: 'hostile-news' },
  { as: 'visitor', call: 'GET /news?format=json&today=0', scenario: 'failing', status: 500 },

  { as: 'visitor', call: 'POST /api/users/register', body: registration },
  {
    as: 'visitor',
    call: 'POST /api/users/register',
    body: { ...registration, email: MEMBER.email },
    status: 409,
  },
  { as: 'visitor', call: 'POST /api/users/register', body: { ...registration, email: 'lan' }, status: 422 },
  { as: 'visitor', call: 'POST /api/users/forgot-password', body: { email: MEMBER.email } },
  { as: 'visitor', call: 'POST /api/users/forgot-password', body: {}, status: 422 },
  { as: 'visitor', call: 'POST /verifySecurityCode', body: { code: '123456' } },
  { as: 'visitor', call: 'POST /verifySecurityCode', body: { code: '000000' }, status: 422 },
  { as: 'visitor', call: 'POST /api/users/set-new-password', body: { newPassword: 'Nhip@2027', token: 'a' } },
  { as: 'visitor', call: 'POST /api/users/set-new-password', body: { token: 'expired' }, status: 422 },
  { as: 'visitor', call: 'POST /api/users/confirm-email', body: { token: 'a' } },
  { as: 'visitor', call: 'POST /api/users/confirm-email', body: { token: 'expired' }, status: 422 },
  { as: 'visitor', call: 'POST /api/signal/subscribe-confirm', body: { bot: 'zalo', token: 'a' } },
  { as: 'visitor', call: 'POST /api/signal/subscribe-confirm', body: { token: 'a' }, status: 422 },
  { call: 'POST /api/users/user-profile', body: { city: 'Đà Nẵng', consultSymbols: ['FPT'] } },
  { call: 'POST /api/users/user-profile', body: { email: ADMIN.email }, status: 409 },
  { call: 'POST /api/users/user-profile', body: {}, status: 422 },
  { as: 'visitor', call: 'POST /api/users/user-profile', body: {}, status: 401 },
  { call: 'POST /api/users/password-change', body: password },
  { call: 'POST /api/users/password-change', body: { ...password, newPassword: 'x' }, status: 422 },
  { as: 'visitor', call: 'POST /api/users/password-change', body: password, status: 401 },
  { call: 'GET /api/subscription' },
  { as: 'admin', call: 'GET /api/subscription' },
  { as: 'visitor', call: 'GET /api/subscription', status: 401 },
  { call: 'POST /api/subscription/renewal' },
  { as: 'admin', call: 'POST /api/subscription/renewal', status: 422 },
  { as: 'visitor', call: 'POST /api/subscription/renewal', status: 401 },

  { as: 'admin', call: 'GET /api/users' },
  { as: 'admin', call: 'GET /api/users?search=minh%20anh&limit=50' },
  { call: 'GET /api/users', status: 403 },
  { as: 'visitor', call: 'GET /api/users', status: 401 },
  { as: 'admin', call: 'GET /api/plans' },
  { call: 'GET /api/plans', status: 403 },
  { as: 'admin', call: 'GET /api/users/102/plans' },
  { as: 'admin', call: 'GET /api/users/999/plans', status: 404 },
  { call: 'GET /api/users/102/plans', status: 403 },
  { as: 'admin', call: 'POST /api/users/102/plans', body: { plans } },
  { as: 'admin', call: 'POST /api/users/999/plans', body: { plans }, status: 404 },
  { as: 'admin', call: 'POST /api/users/102/plans', body: {}, status: 422 },
  { as: 'admin', call: 'GET /api/signals' },
  { call: 'GET /api/signals', status: 403 },

  { as: 'visitor', call: 'GET /api/public_pulse' },
  { as: 'visitor', call: 'GET /api/public_pulse', scenario: 'failing', status: 500 },
  { call: 'GET /api/market_pulse' },
  { as: 'visitor', call: 'GET /api/market_pulse', status: 401 },
  { call: 'GET /api/whale?days=5' },
  { call: 'GET /api/whale?days=5&symbol=FPT' },
  { call: 'GET /api/whale?days=5&symbol=XXX', status: 404 },
  { call: 'GET /api/whale?days=61', status: 422 },
  { as: 'visitor', call: 'GET /api/whale', status: 401 },
  { call: 'GET /api/figures' },
  { call: 'GET /api/figures', scenario: 'failing', status: 500 },
  { as: 'visitor', call: 'GET /api/figures', status: 401 },
  { call: 'GET /api/company?symbol=FPT' },
  { call: 'GET /api/company?symbol=E1VFVN30' },
  { call: 'GET /api/company?symbol=XXX', status: 404 },
  { call: 'GET /api/company', status: 422 },
  { as: 'visitor', call: 'GET /api/company?symbol=FPT', status: 401 },
  { call: 'GET /api/bots' },
  { call: 'GET /api/desk' },
  { call: 'GET /api/desk', scenario: 'empty' },
  { as: 'visitor', call: 'GET /api/desk', status: 401 },
  { call: 'PUT /api/desk', body: { ...desk, version: 1 } },
  { call: 'PUT /api/desk', body: { ...desk, ...kept, version: 1 } },
  { as: 'visitor', call: 'PUT /api/desk', body: desk, status: 401 },
  { call: 'PUT /api/desk', body: desk, status: 409 },
  { call: 'PUT /api/desk', body: {}, status: 422 },
  {
    call: 'PUT /api/desk',
    body: { ...desk, notes: [{ id: 'HPG', text: 'x'.repeat(8_000_000) }] },
    status: 413,
  },
  { call: 'PATCH /api/desk', body: { version: 1, set: kept, remove: {} } },
  {
    call: 'PATCH /api/desk',
    body: { version: 1, set: { settings: { capital: 1 } }, remove: { notes: ['HPG'] } },
  },
  { as: 'visitor', call: 'PATCH /api/desk', body: { version: 1, set: {}, remove: {} }, status: 401 },
  { call: 'PATCH /api/desk', body: { version: 0, set: {}, remove: {} }, status: 409 },
  { call: 'PATCH /api/desk', body: { version: 1 }, status: 422 },
  { as: 'visitor', call: 'GET /covid?lastdays=all' },
  { as: 'visitor', call: 'GET /covid', scenario: 'empty' },
];

const accounts = { member: MEMBER, admin: ADMIN };

/** Where the backend is reached: each starts one on a scenario, and returns where its calls begin. */
const sockets = {
  async 'in the page'(scenario: string) {
    startBackend({ scenario });
    return '';
  },
  async 'on a port'(scenario: string) {
    const { url, close } = await startApi({ now: () => NOW, scenario });
    onTestFinished(close);
    return url;
  },
};

/** Walks one step on a backend of its own; returns the status, and how the answer differs from the contract. */
async function take(socket: keyof typeof sockets, { as = 'member', call, body, scenario = 'demo' }: Step) {
  const [method = '', url = ''] = call.split(' ');
  const site = await sockets[socket](scenario);
  const token = as === 'visitor' ? undefined : await signIn(accounts[as], site);
  const response = await fetch(site + url, {
    method,
    headers: { ...(token && { Authorization: `Bearer ${token}` }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const type = response.headers.get('Content-Type') ?? '';
  const received = type === 'text/event-stream' ? await firstEvent(response) : await response.text();
  const answer = { method, url, status: response.status, type, body: received };
  return { status: response.status, problems: answerProblems(answer) };
}

/** Every route that a mock backend declares, as the contract spells it. */
function declaredRoutes(): readonly string[] {
  const faults = createFaults();
  startBackend({ faults });
  return faults.calls.map((call) => call.replaceAll(/:(\w+)/g, '{$1}'));
}

describe('the mock backend', () => {
  it('has no route that openapi.yaml lacks', () => {
    const names = new Set(operations.map(({ name }) => name));
    expect(declaredRoutes().filter((route) => !names.has(route))).toEqual([]);
  });

  it('lacks no call that openapi.yaml requires', () => {
    const routes = declaredRoutes();
    const required = operations.filter(({ isOptional }) => !isOptional).map(({ name }) => name);
    expect(required.filter((name) => !routes.includes(name))).toEqual([]);
  });

  it('is walked on every route', () => {
    const walked = walk.map(({ call }) => {
      const [method = '', url = ''] = call.split(' ');
      return operationAt(method, url.replace(/\?.*/, ''))?.name;
    });
    expect(declaredRoutes().filter((route) => !walked.includes(route))).toEqual([]);
  });

  describe.each(Object.keys(sockets) as (keyof typeof sockets)[])('%s', (socket) => {
    it.each(walk.map((step) => [titleOf(step), step] as const))(
      'answers as openapi.yaml has it: %s',
      async (_title, step) => {
        expect(await take(socket, step)).toEqual({ status: step.status ?? 200, problems: [] });
      },
    );
  });
});

function titleOf({ as = 'member', call, status = 200, scenario = 'demo' }: Step) {
  return `${call} of a ${as} in ${scenario} with ${status}`;
}
