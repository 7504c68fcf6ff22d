import { describe, expect, it } from 'vitest';
import { asDocument } from '../../src/graph/desk/document';
import { readDesk } from '../../src/graph/desk/fields';
import { readBars } from '../../src/graph/readers/bars';
import { accountOf } from '../../src/market/account/account';
import { disciplineOf } from '../../src/market/account/discipline';
import { disciplineTotals } from '../../src/market/account/discipline-totals';
import { tradingDays } from '../../src/market/calendar';
import { USUAL_DESK_COSTS } from '../../src/market/costs';
import { dayOfEpochSeconds } from '../../src/market/day';
import { NOW, request, signIn, startBackend } from '../support/mock-server/backend';

type Trade = { symbol: string; side: string; date: string; signal: object | null; planned: boolean };
type Mark = { time: number; right?: object };

describe('GET api/desk of the demo’s member', () => {
  it.each([NOW, new Date('2026-03-12T03:00:00Z'), new Date('2026-11-20T07:12:00Z')])(
    'has trades of signals, and a share that was held over its ex-date, at %s',
    async (now) => {
      startBackend({ now: () => now });
      const { body } = await request('/api/desk', { token: await signIn() });
      const { trades } = (body as { data: { trades: Trade[] } }).data;
      const made = trades.filter(({ side, planned }) => side === 'buy' && !planned);
      expect(made.filter(({ signal }) => signal !== null).length).toBeGreaterThan(1);

      const [held] = made.filter(({ signal }) => signal === null);
      const marks = (await request(`/udf/timescale_marks?symbol=${held!.symbol}`)).body as Mark[];
      const rights = marks.filter(({ right }) => right).map(({ time }) => dayOfEpochSeconds(time));
      expect(rights.filter((day) => day > held!.date && day <= now.toISOString().slice(0, 10))).not.toEqual(
        [],
      );
    },
  );
});

/** The demo's desk as the product reads it. */
async function demoDesk() {
  startBackend({ now: () => NOW });
  const { body } = await request('/api/desk', { token: await signIn() });
  return readDesk(asDocument((body as { data: unknown }).data)!);
}

const TODAY = NOW.toISOString().slice(0, 10);

describe('the account of the demo’s member', () => {
  it('pays for every purchase with its capital, with a tenth of it or more left in cash', async () => {
    const { trades, flows } = await demoDesk();
    const costs = USUAL_DESK_COSTS;
    const paidIn = flows.reduce((sum, { amount }) => sum + amount, 0);
    const cash = tradingDays(flows[0]!.day, TODAY).map(
      (day) => accountOf({ trades, flows, costs, day, prices: new Map(), sectors: new Map() }).cash!,
    );
    expect(Math.min(...cash)).toBeGreaterThan(paidIn / 10);
    expect(cash.at(-1)).toBeLessThan(paidIn);
  });

  it('has half a year of closed trades, some by their plans, some later and some earlier', async () => {
    const { trades } = await demoDesk();
    expect(trades.filter(({ side }) => side === 'SELL').length).toBeGreaterThan(8);
    const symbols = [...new Set(trades.map(({ symbol }) => symbol))];
    const bars = await Promise.all(
      symbols.map((symbol) =>
        request(
          `/udf/history?symbol=${symbol}&resolution=D&from=0&to=2147483647&countback=200&adjustment=none`,
        ),
      ),
    );
    const histories = await Promise.all(bars.map(({ body }) => readBars(body)));
    const candles = new Map(symbols.map((symbol, i) => [symbol, histories[i]!.candles]));
    const purchases = disciplineOf({ trades, costs: USUAL_DESK_COSTS, candles, today: TODAY });
    const { rules, early } = disciplineTotals(purchases);
    const all = Object.values(rules);
    const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
    expect(sum(all.map(({ obeyed }) => obeyed))).toBeGreaterThan(3);
    expect(sum(all.map(({ ignored }) => ignored))).toBeGreaterThan(1);
    expect(early.count).toBeGreaterThan(1);
  });
});

describe('PUT api/desk of the demo’s member', () => {
  it('refuses one of two first saves that were made at once, with what the other saved', async () => {
    startBackend();
    const token = await signIn();
    const { data } = (await request('/api/desk', { token })).body as { data: object };
    const save = (symbol: string) =>
      request('/api/desk', { method: 'PUT', token, body: { ...data, notes: [{ symbol, text: symbol }] } });

    const answers = await Promise.all([save('FPT'), save('VNM')]);
    const [saved, refused] = answers.sort((one, other) => one.status - other.status);

    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    expect((refused!.body as { data: object }).data).toEqual((saved!.body as { data: object }).data);
  });
});

describe('PATCH api/desk of the demo’s member', () => {
  type Desk = { version: number; trades: { id: string }[]; alerts: { id: string }[]; notes: object[] };

  async function openPatch() {
    startBackend();
    const token = await signIn();
    const { data } = (await request('/api/desk', { token })).body as { data: Desk };
    const patch = (body: object) => request('/api/desk', { method: 'PATCH', token, body });
    return { data, patch };
  }

  it('puts rows in the place of those with their ids, new ones at the end, and removes others', async () => {
    const { data, patch } = await openPatch();
    const [first, second, ...others] = data.trades;
    const changed = { ...second!, note: 'x' };
    const set = { trades: [changed, { id: 'new' }], notes: [{ id: 'FPT', text: 'y' }], settings: { fee: 1 } };

    const { status, body } = await patch({ version: data.version, set, remove: { trades: [first!.id] } });

    expect(status).toBe(200);
    expect(body).toEqual({
      data: {
        ...data,
        version: data.version + 1,
        trades: [changed, ...others, { id: 'new' }],
        notes: [...data.notes, { id: 'FPT', text: 'y' }],
        settings: { fee: 1 },
      },
    });
  });

  it('moves a row to the end that is both removed and set', async () => {
    const { data, patch } = await openPatch();
    const [first, ...others] = data.trades;
    const { body } = await patch({
      version: data.version,
      set: { trades: [first] },
      remove: { trades: [first!.id] },
    });
    expect((body as { data: Desk }).data.trades).toEqual([...others, first]);
  });

  it('replaces a member that is no list, known or not', async () => {
    const { data, patch } = await openPatch();
    const { body } = await patch({ version: data.version, set: { later: { a: 1 } }, remove: {} });
    expect(body).toEqual({ data: { ...data, version: data.version + 1, later: { a: 1 } } });
    const again = await patch({ version: data.version + 1, set: { later: 2 }, remove: {} });
    expect(again.body).toEqual({ data: { ...data, version: data.version + 2, later: 2 } });
  });

  it('refuses an older version with the current document', async () => {
    const { data, patch } = await openPatch();
    const { status, body } = await patch({ version: data.version - 1, set: {}, remove: {} });
    expect([status, (body as { data: Desk }).data]).toEqual([409, data]);
  });

  it('compares the version before the rows, which may be of a document that the person no longer has', async () => {
    const { data, patch } = await openPatch();
    const wrong = { set: { trades: 'all' }, remove: {} };
    expect((await patch({ version: data.version + 1, ...wrong })).status).toBe(409);
    expect((await patch({ version: data.version, ...wrong })).status).toBe(422);
  });

  it('removes nothing by the id of no row, or of a list that the document lacks', async () => {
    const { data, patch } = await openPatch();
    const { status, body } = await patch({
      version: data.version,
      set: {},
      remove: { trades: ['none'], later: ['x'] },
    });
    expect([status, body]).toEqual([200, { data: { ...data, version: data.version + 1 } }]);
  });

  it.each([
    { set: {} },
    { remove: {} },
    { set: { trades: [{ symbol: 'FPT' }] }, remove: {} },
    { set: { trades: 'all' }, remove: {} },
    { set: {}, remove: { trades: 'all' } },
    { set: {}, remove: { trades: [null] } },
    { set: {}, remove: { settings: ['fee'] } },
    { set: { version: 9 }, remove: {} },
  ])('refuses %j, which changes nothing', async (wrong) => {
    const { data, patch } = await openPatch();
    expect((await patch({ version: data.version, ...wrong })).status).toBe(422);
    expect((await patch({ version: data.version, set: {}, remove: {} })).status).toBe(200);
  });
});
