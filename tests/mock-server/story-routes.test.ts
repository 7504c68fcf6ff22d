import { describe, expect, it } from 'vitest';
import { chapters, recorded, STORY } from '../../mock-server/story/story';
import { ADMIN, MEMBER, request, signIn, startBackend } from '../support/mock-server/backend';

const { symbol, level } = STORY;
const ALERT = `story-${symbol}`;

type Desk = {
  version: number;
  trades: { id: string; symbol: string; note?: string | null }[];
  alerts: { id: string; firedAt: string | null; firedPrice: number | null; seen: boolean }[];
};

/** The backend of the story, whose clock the test sets. */
function openStory() {
  let now: number = chapters.news;
  const server = startBackend({ scenario: 'story-day', storage: localStorage, now: () => new Date(now) });
  return { server, set: (time: number) => void (now = time) };
}

async function deskAs(account = MEMBER) {
  const token = await signIn(account);
  const desk = async () => ((await request('/api/desk', { token })).body as { data: Desk }).data;
  const put = (body: object) => request('/api/desk', { token, body, method: 'PUT' });
  return {
    ...{ desk, put },
    /** Saves the desk with the story's alert changed. */
    async putAlert(changes: object) {
      const before = await desk();
      const alerts = before.alerts.map((each) => (each.id === ALERT ? { ...each, ...changes } : each));
      return put({ ...before, alerts });
    },
    /** Saves the desk without a trade. */
    async remove(id: string) {
      const before = await desk();
      return put({ ...before, trades: before.trades.filter((trade) => trade.id !== id) });
    },
    ofStory: async () =>
      (await desk()).trades.map(({ id }) => id).filter((id) => id.includes(`${symbol}-2026-10`)),
    alert: async () => (await desk()).alerts.find(({ id }) => id === ALERT)!,
  };
}

/** The member's desk in the story, at a time of it. */
async function openDesk(time: number = chapters.news) {
  const story = openStory();
  const opened = { ...story, ...(await deskAs()) };
  story.set(time);
  return opened;
}

describe('the news of the story', () => {
  const titles = async () => {
    const { body } = await request('/news?format=json&today=0');
    return body as { title: string; date: string; content: string }[];
  };

  it('begin with the outlook of the morning, by the figures of the trading day before', async () => {
    openStory();
    const [outlook, ...others] = await titles();
    const summary = others.find(({ title }) => title.includes('đóng cửa ở'))!;

    expect(outlook).toMatchObject({
      title: 'Trước phiên 19/10: VN-Index ở 1.757,96, khối ngoại mua ròng 255 tỷ đồng',
      date: '2026-10-19 08:40:00',
    });
    expect(summary.title).toContain('1.757,96');
    expect(others.some(({ title }) => title.includes('mua ròng 255 tỷ đồng'))).toBe(true);
    expect(outlook!.content).not.toMatch(/undefined|NaN|null/);
  });

  it('have it while the day runs, and no longer once it is over', async () => {
    const { set } = openStory();
    set(chapters.alert);
    expect((await titles()).filter(({ title }) => title.startsWith('Trước phiên'))).toHaveLength(1);
    set(chapters.list);
    expect((await titles()).filter(({ title }) => title.startsWith('Trước phiên'))).toEqual([]);
  });

  it('are those of the usual demo otherwise', async () => {
    const { set, server } = openStory();
    set(chapters.list);
    const listed = await titles();
    server.shutdown();
    startBackend({ now: () => new Date(chapters.list) });
    expect(listed).toEqual(await titles());
  });
});

describe('the signals of the story', () => {
  it('have its own among the newest three, between the closing auction and the close, and are the usual ones otherwise', async () => {
    const { set, server } = openStory();
    set(chapters.list);
    const list = async () => {
      const { body } = await request('/api/tplus_signals', { token: await signIn() });
      return (body as { data: { symbol: string; updated: string }[] }).data;
    };
    const listed = await list();
    server.shutdown();
    startBackend({ now: () => new Date(chapters.list) });
    const usual = await list();

    const index = listed.findIndex((row) => row.symbol === symbol);
    expect(index).toBeLessThan(3);
    expect(listed[index]!.updated).toMatch(/^2026-10-19 14:(4[5-9]|5\d):/);
    expect(listed.map(({ updated }) => updated)).toEqual(
      listed.map(({ updated }) => updated).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    const plain = (rows: readonly { symbol: string; updated: string }[]) =>
      rows.map((row) => JSON.stringify({ ...row, updated: row.updated.slice(0, 10) })).toSorted();
    expect(plain(listed)).toEqual(plain(usual));
  });
});

describe('the desk of the story', () => {
  it('has an armed alert from the beginning, and each trade from its time on', async () => {
    const { set, desk, alert, ofStory } = await openDesk();
    expect(await alert()).toMatchObject({ symbol, kind: 'above', price: level, firedAt: null });
    const versions = [(await desk()).version];
    const steps: string[][] = [await ofStory()];

    for (const time of [recorded.plan, recorded.purchase, recorded.sale]) {
      set(time);
      steps.push(await ofStory());
      versions.push((await desk()).version);
    }
    expect(steps).toEqual([
      [],
      ['plan-VPB-2026-10-20'],
      ['buy-VPB-2026-10-20'],
      ['buy-VPB-2026-10-20', 'sell-VPB-2026-10-22'],
    ]);
    expect(new Set(versions).size).toBe(versions.length);
  });

  it('keeps what the person changes, refuses an older version, and takes the trades back with the clock', async () => {
    const { server, desk, put, ofStory } = await openDesk(recorded.purchase);
    const before = await desk();
    const noted = before.trades.map((trade) =>
      trade.id === 'buy-VPB-2026-10-20' ? { ...trade, note: 'Theo kế hoạch' } : trade,
    );

    expect(await put({ ...before, trades: noted })).toMatchObject({
      status: 200,
      body: { data: { version: before.version + 1 } },
    });
    expect((await put(before)).status).toBe(409);
    expect(await desk()).toMatchObject({ version: before.version + 1 });
    server.shutdown();

    const again = openStory();
    again.set(recorded.sale);
    expect((await desk()).trades.find(({ id }) => id === 'buy-VPB-2026-10-20')?.note).toBe('Theo kế hoạch');
    again.set(chapters.news);
    expect(await ofStory()).toEqual([]);
  });

  it('leaves a trade out that the person has removed, and its sale, until the clock is set back to before it', async () => {
    const { server, desk, remove, ofStory } = await openDesk(recorded.purchase);
    const fields = Object.keys(await desk());
    expect((await remove('buy-VPB-2026-10-20')).status).toBe(200);
    expect(await ofStory()).toEqual([]);
    server.shutdown();

    const again = openStory();
    again.set(recorded.sale);
    expect(await ofStory()).toEqual([]);
    expect(Object.keys(await desk()).toSorted()).toEqual(fields.toSorted());

    again.set(chapters.plan);
    expect(await ofStory()).toEqual(['plan-VPB-2026-10-20']);
    again.set(recorded.sale);
    expect(await ofStory()).toEqual(['buy-VPB-2026-10-20', 'sell-VPB-2026-10-22']);
  });

  it('takes trades of later days back with the clock, and keeps those of the day and what is planned', async () => {
    const { set, desk, put } = await openDesk(recorded.sale);
    const before = await desk();
    const own = (id: string, date: string, planned = false) => ({
      ...{ id, symbol: 'FPT', side: 'buy', quantity: 100, price: 100, date, planned },
    });
    const added = [
      own('own-19', '2026-10-19'),
      own('own-20', '2026-10-20'),
      own('own-22', '2026-10-22'),
      own('own-plan', '2026-10-23', true),
    ];
    expect((await put({ ...before, trades: [...before.trades, ...added] })).status).toBe(200);
    const ownOnes = async () =>
      (await desk()).trades.map(({ id }) => id).filter((id) => id.startsWith('own-'));
    const usual = (trades: Desk['trades']) =>
      trades.filter(({ id }) => !/^own-|-2026-10-2\d$/.test(id)).length;
    expect(await ownOnes()).toEqual(added.map(({ id }) => id));

    set(chapters.purchase);
    expect(await ownOnes()).toEqual(['own-19', 'own-20', 'own-plan']);
    set(Date.parse('2026-08-30T10:00:00+07:00'));
    expect(await ownOnes()).toEqual(['own-plan']);
    expect(usual((await desk()).trades)).toBe(usual(before.trades));
    set(recorded.sale);
    expect(await ownOnes(), 'they have not been made again').toEqual(['own-plan']);
  });

  it('leaves a plan out that the person has removed, also once its purchase was saved and the clock is set back', async () => {
    const { set, desk, put, remove, ofStory } = await openDesk(chapters.plan);
    await remove('plan-VPB-2026-10-20');
    expect(await ofStory()).toEqual([]);
    set(chapters.purchase);
    expect((await put(await desk())).status).toBe(200);

    set(chapters.plan);
    expect(await ofStory()).toEqual([]);
  });

  it.each([
    ['a refresh notices it late', { firedAt: '2026-10-19T14:07:12+07:00', firedPrice: 31.6 }],
    ['the bars of a day show it', { firedAt: '2026-10-19T15:00:00+07:00', firedPrice: 31.85 }],
  ])('has the alert fired when the price reached it, also where %s', async (_, noticed) => {
    const { desk, putAlert, alert } = await openDesk(chapters.list);
    const saved = await putAlert(noticed);

    const fired = { firedAt: '2026-10-19T07:05:30.000Z', firedPrice: level, seen: false };
    expect(await alert()).toMatchObject(fired);
    expect((saved.body as { data: Desk }).data).toEqual(await desk());
  });

  it.each([
    ['is armed again', { armedAt: '2026-10-19T07:10:00.000Z' }],
    ['watches for another price', { price: 31.4 }],
    ['fires on another day', { firedAt: '2026-10-20T02:20:00.000Z' }],
  ])('has the time as it is sent where the alert %s', async (_, changed) => {
    const { putAlert, alert } = await openDesk(chapters.purchase + 3_600_000);
    const sent = { firedAt: '2026-10-19T07:12:00.000Z', firedPrice: 31.6, ...changed };
    await putAlert(sent);

    expect(await alert()).toMatchObject(sent);
  });

  it('arms the alert again when the clock is set back to before it fired', async () => {
    const { set, putAlert, alert } = await openDesk(Date.parse('2026-10-19T14:06:00+07:00'));
    const firedAt = '2026-10-19T07:05:30.000Z';
    expect((await putAlert({ firedAt, firedPrice: level })).status).toBe(200);
    set(chapters.list);
    expect(await alert()).toMatchObject({ firedAt, firedPrice: level });

    set(chapters.alert);
    const armed = { firedAt: null, firedPrice: null, seen: false };
    expect(await alert()).toMatchObject(armed);
    set(chapters.list);
    expect(await alert(), 'it has not fired again').toMatchObject(armed);
  });

  it('is nobody else’s, nor that of another scenario', async () => {
    const { set, server } = openStory();
    set(recorded.purchase);
    const member = await deskAs();
    await member.put(await member.desk());
    expect((await (await deskAs(ADMIN)).desk()).trades).toEqual([]);
    server.shutdown();

    startBackend({ storage: localStorage, now: () => new Date(recorded.purchase) });
    const usual = await (await deskAs()).desk();
    expect(usual.alerts.some(({ id }) => id === ALERT)).toBe(false);
  });
});
