// @module-tag P33
import { screen, waitFor } from '@testing-library/react';
import { Response } from 'miragejs';
import { describe, expect, it } from 'vitest';
import { historyResponse } from '../../mock-server/udf/history';
import { createMarket } from '../../mock-server/simulator/simulator';
import { at, stopTime } from '../support/live';
import { titles } from '../support/page';
import { renderApp, type Prepare } from '../support/renderApp';
import { savedDesk } from '../support/saved-desk';

type Columns = { t: number[]; o: number[]; h: number[]; l: number[]; c: number[]; v: number[] };
type Query = Record<string, string>;
type Edit = (columns: Columns, query: Query) => object;

/** A feed of these resolutions without quotes, whose histories of FPT are answered otherwise. */
const plain =
  (resolutions: readonly string[], now: () => Date, edit: Edit = (columns) => columns): Prepare =>
  (server) => {
    const market = createMarket({ now });
    server.get('/udf/quotes', () => new Response(404, {}, {}));
    server.get('/udf/config', () => ({ supported_resolutions: resolutions }));
    server.get('/udf/history', async (_, { queryParams }) => {
      const query = queryParams as Query;
      await market.prepareIndex(query['symbol']!);
      const answer = historyResponse(market, query) as unknown as Columns;
      return query['symbol'] === 'FPT' && Array.isArray(answer.t) ? edit(answer, query) : answer;
    });
  };

/** The desk with an alert on FPT that has waited since the close of the day before. */
async function openWith(price: number, time: string, prepare: (now: () => Date) => Prepare) {
  const { hands } = stopTime(time);
  const alert = { id: 'plain', symbol: 'FPT', kind: 'above', price, armedAt: '2026-08-26T15:30:00+07:00' };
  const desk = { alerts: [{ ...alert, firedAt: null, seen: false }] };
  const now = () => new Date(at(time));
  await renderApp({ at: '/desk', as: 'admin', time: hands, desk: async () => desk, prepare: prepare(now) });
}

/** The day's bar of FPT at a time of it. */
function barAt(time: string) {
  const market = createMarket({ now: () => new Date(at(time)) });
  const { h, l } = historyResponse(market, {
    symbol: 'FPT',
    resolution: 'D',
    countback: '1',
  }) as unknown as Columns;
  return { high: h.at(-1)!, low: l.at(-1)! };
}

type Saved = { alerts: { firedAt: string | null; firedPrice: number | null }[] };

async function firedAt() {
  const saved = async () => (await savedDesk<Saved>()).alerts[0]!;
  await waitFor(async () => expect((await saved()).firedAt).not.toBeNull());
  return Date.parse((await saved()).firedAt!);
}

describe('an alert on a feed with histories alone', () => {
  it('is found in the running day’s bar where there are no minutes, and dated by the last match', async () => {
    const { high } = barAt('12:10');
    await openWith(high, '12:10', (now) => plain(['D'], now));
    expect(await firedAt()).toBe(at('11:30'));
  });

  it('is dated to its day where an answer has cut the morning’s minutes off', async () => {
    const from = at('13:30') / 1_000;
    const cut: Edit = (columns, { resolution }) => {
      if (resolution === 'D') return columns;
      const keep = (column: number[]) => column.filter((_, i) => columns.t[i]! >= from);
      const { t, o, h, l, c, v } = columns;
      if (t.at(-1)! < from) return new Response(503, {}, {});
      return { s: 'ok', t: keep(t), o: keep(o), h: keep(h), l: keep(l), c: keep(c), v: keep(v) };
    };
    await openWith(barAt('16:00').low, '16:00', (now) => plain(['1', 'D'], now, cut));
    expect(await firedAt()).toBe(at('15:00'));
  });

  it('says that it waits for the unit of prices that are left out because of it', async () => {
    const times = (column: number[]) => column.map((price) => price * 200);
    const off: Edit = ({ o, h, l, c, ...rest }) => ({
      ...rest,
      o: times(o),
      h: times(h),
      l: times(l),
      c: times(c),
    });
    await openWith(barAt('14:12').high, '14:12', (now) => plain(['D'], now, off));
    expect(
      await screen.findByText(
        'Whether the feed’s prices are in đồng or in thousand đồng is not known yet: waiting until it is',
      ),
    ).toBeTruthy();
    expect(titles().filter((title) => title?.startsWith('FPT'))).toEqual([]);
  });
});
