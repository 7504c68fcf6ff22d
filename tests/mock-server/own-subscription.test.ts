import { describe, expect, it } from 'vitest';
import { currentOf } from '../../mock-server/subscription';
import { ADMIN, MEMBER, request, signIn, startBackend } from '../support/mock-server/backend';

const none = { plan: null, startDate: null, endDate: null, renewalRequested: null };
const mine = {
  plan: 'Nhịp Cơ bản',
  startDate: '2026-03-13',
  endDate: '2026-09-12',
  renewalRequested: null,
};

async function openAs(account = MEMBER) {
  const token = await signIn(account);
  return {
    load: () => request('/api/subscription', { token }),
    renew: () => request('/api/subscription/renewal', { token, method: 'POST' }),
  };
}

async function saveAsAdmin(plans: readonly object[]) {
  await request('/api/users/1/plans', { token: await signIn(ADMIN), body: { plans } });
}

describe('GET api/subscription', () => {
  it('has the plan of the signed-in person', async () => {
    startBackend();
    expect(await (await openAs()).load()).toEqual({ status: 200, body: { data: mine } });
    expect(await (await openAs(ADMIN)).load()).toEqual({ status: 200, body: { data: none } });
  });

  it.each(['2026-01-31', '2026-02-12', '2026-02-13', '2026-11-26', '2026-12-12', '2026-12-31'])(
    'ends within 30 days of %s, as the demo shows a renewal',
    async (day) => {
      startBackend({ now: () => new Date(`${day}T09:00:00+07:00`) });
      const { body } = await (await openAs()).load();
      const { endDate } = (body as { data: { endDate: string } }).data;
      const days = (Date.parse(endDate) - Date.parse(day)) / 86_400_000;
      expect(days >= 0 && days <= 30, `${endDate} is ${days} days away`).toBe(true);
    },
  );

  it('is the plan of the moment: what an admin has saved, up to the end of its renewals', async () => {
    startBackend();
    const { load } = await openAs();
    await saveAsAdmin([
      { id: 2, startDate: '2026-08-01', endDate: '2026-08-31' },
      { id: 2, startDate: '2026-09-01', endDate: '2026-12-31' },
    ]);
    expect((await load()).body).toEqual({
      data: { ...mine, plan: 'Nhịp Nâng cao', startDate: '2026-08-01', endDate: '2026-12-31' },
    });

    await saveAsAdmin([]);
    expect((await load()).body).toEqual({ data: none });
  });
});

describe('POST api/subscription/renewal', () => {
  it('is kept with the time of the first request, also over a reload, until the plan ends later', async () => {
    let now = '2026-08-27T09:00:00Z';
    const options = { storage: localStorage, now: () => new Date(now) };
    const first = startBackend(options);
    const { load, renew } = await openAs();
    const requested = { data: { ...mine, renewalRequested: '2026-08-27T16:00:00+07:00' } };

    expect(await renew()).toEqual({ status: 200, body: { message: 'Đã gửi yêu cầu gia hạn.' } });
    now = '2026-08-27T10:00:00Z';
    expect((await renew()).status).toBe(200);
    expect((await load()).body).toEqual(requested);

    first.shutdown();
    startBackend(options);
    expect((await load()).body).toEqual(requested);
    await saveAsAdmin([{ id: 1, startDate: '2026-03-13', endDate: '2027-03-12' }]);
    expect((await load()).body).toEqual({ data: { ...mine, endDate: '2027-03-12' } });
  });

  it('is refused where no plan ends', async () => {
    startBackend();
    const { renew } = await openAs(ADMIN);
    expect(await renew()).toEqual({ status: 422, body: { message: 'Bạn chưa có gói nào cần gia hạn.' } });
  });
});

describe('the subscription of a day', () => {
  const today = '2026-08-27';
  const rows = {
    old: { id: 1, startDate: '2025-01-01', endDate: '2025-06-30' },
    running: { id: 2, startDate: '2026-08-01', endDate: '2026-08-31' },
    renewed: { id: 2, startDate: '2026-09-01', endDate: '2026-12-31' },
    first: { id: 2, startDate: '2026-02-01', endDate: '2026-07-31' },
    joined: { id: 2, startDate: '2026-02-01', endDate: '2026-08-31' },
    overlapping: { id: 2, startDate: '2026-08-20', endDate: '2027-02-28' },
    longer: { id: 2, startDate: '2026-08-01', endDate: '2027-02-28' },
    early: { id: 2, startDate: '2026-02-01', endDate: '2026-07-30' },
    sameEnd: { id: 1, startDate: '2026-03-01', endDate: '2026-08-31' },
    afterGap: { id: 2, startDate: '2026-10-01', endDate: '2026-12-31' },
    ofAnother: { id: 3, startDate: '2026-09-01', endDate: '2026-12-31' },
    open: { id: 4, startDate: '2026-07-01' },
  };

  it.each([
    ['nothing', [], null],
    ['one that begins later', [rows.renewed], null],
    ['one that has ended', [rows.old], rows.old],
    ['the running one', [rows.old, rows.running], rows.running],
    ['the one without an end', [rows.running, rows.open, rows.old], rows.open],
    ['all of a renewed one', [rows.renewed, rows.running], { ...rows.running, endDate: '2026-12-31' }],
    ['a renewed one from its first day on, also later', [rows.first, rows.running], rows.joined],
    ['one that overlaps its renewal', [rows.running, rows.overlapping], rows.longer],
    ['the later one after a gap', [rows.early, rows.running], rows.running],
    ['the one that began last, of equal ends', [rows.sameEnd, rows.running], rows.running],
    ['one that begins again after a gap', [rows.running, rows.afterGap], rows.running],
    ['one that another tier follows', [rows.running, rows.ofAnother], rows.running],
  ])('is %s', (_, all, current) => {
    expect(currentOf(all, today)).toEqual(current);
  });

  it.each([
    ['1 2026-03-01 2026-08-31, 1 2026-09-01 2027-02-28', '1 2026-03-01 2027-02-28'],
    ['1 2026-03-01 2026-12-31, 1 2027-01-01 2027-06-30', '1 2026-03-01 2027-06-30'],
    ['1 2026-03-01 2026-12-31, 2 2027-01-01 2027-06-30', '1 2026-03-01 2026-12-31'],
    ['1 2026-03-01 2026-08-31, 1 2026-10-01 2027-02-28', '1 2026-10-01 2027-02-28'],
    ['1 2026-03-01 2026-12-31, 1 2027-02-01 2027-06-30', '1 2026-03-01 2026-12-31'],
    ['1 2026-03-01 2027-02-28, 2 2026-09-01 2026-12-31', '1 2026-03-01 2027-02-28'],
    ['1 2026-03-01 2026-12-31, 2 2026-07-01', '2 2026-07-01'],
    ['1 2026-03-01 2026-08-31', '1 2026-03-01 2026-08-31'],
    ['1 2026-12-01 2027-05-31', ''],
  ])('is that of the table in the contract: %s', (all, current) => {
    const rowsOf = (text: string) =>
      text
        .split(', ')
        .filter((row) => row !== '')
        .map((row) => {
          const [id, startDate = '', endDate] = row.split(' ');
          return { id: Number(id), startDate, ...(endDate !== undefined && { endDate }) };
        });
    expect(currentOf(rowsOf(all), '2026-11-20')).toEqual(rowsOf(current)[0] ?? null);
  });
});
