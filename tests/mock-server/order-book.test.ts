import { describe, expect, it } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { createMarket } from '../../mock-server/simulator/simulator';
import { request, startBackend } from '../support/mock-server/backend';

type Values = Record<string, number> & { matches?: [string, number, number, string?][] };

const on = (time: string) => new Date(`2026-08-27T${time}+07:00`);

/** The quotes of symbols at a time of Thursday 27/08, with their order books or without. */
async function quotes(time: string, symbols: string, depth = '&depth=3'): Promise<Values[]> {
  const server = startBackend({ now: () => on(time) });
  const { body } = await request(`/udf/quotes?symbols=${symbols}${depth}`);
  server.shutdown();
  return (body as { d: { v: Values }[] }).d.map(({ v }) => v);
}

/** By the exchanges' rules, computed again: the tick above a price and the one below it, in đồng. */
function ticksOf(exchange: string, price: number) {
  if (exchange !== 'HOSE') return { above: 100, below: 100 };
  const at = (value: number) => (value < 10_000 ? 10 : value < 50_000 ? 50 : 100);
  return { above: at(price), below: at(price - 1) };
}

const stocks = universe.filter(({ kind }) => kind === 'stock');
const some = stocks.filter((_, i) => i % 4 === 0);

describe('the levels of a simulated order book', () => {
  it('stand a tick apart from the best order on, and not beyond the limits', async () => {
    let checked = 0;
    const answered = await quotes('10:30:00', some.map(({ symbol }) => symbol).join());
    const market = createMarket({ now: () => on('10:30:00') });
    answered.forEach((v, i) => {
      const { exchange } = some[i]!;
      const { ceiling, floor } = market.snapshot(some[i]!, '2026-08-27');
      for (const [side, step] of [
        ['ask', 'above'],
        ['bid', 'below'],
      ] as const) {
        for (const [best, next] of [
          ['', '2'],
          ['2', '3'],
        ]) {
          const [from, to] = [v[side + best!], v[side + next!]];
          const sign = side === 'ask' ? 1 : -1;
          const expected =
            from === undefined
              ? null
              : Math.round(from * 1000) + sign * ticksOf(exchange, Math.round(from * 1000))[step];
          const isOutside = expected === null || expected > ceiling || expected < floor;
          expect(to === undefined ? null : Math.round(to * 1000)).toBe(isOutside ? null : expected);
          if (to === undefined) continue;
          checked += 1;
          const volume = v[`${side}${next}_volume`]!;
          expect([volume > 0, volume % 100]).toEqual([true, 0]);
        }
      }
    });
    expect(checked).toBeGreaterThan(200);
  });

  it('come only where more than the best level is requested', async () => {
    const without = await quotes('10:30:00', 'FPT', '');
    const shallow = await quotes('10:30:00', 'FPT', '&depth=1');
    const full = await quotes('10:30:00', 'FPT');
    expect(shallow).toEqual(without);
    const added = Object.keys(full[0]!).filter((key) => !(key in without[0]!));
    expect(added.sort()).toEqual([
      ...['ask2', 'ask2_volume', 'ask3', 'ask3_volume', 'bid2', 'bid2_volume', 'bid3', 'bid3_volume'],
      ...['foreign_room', 'matches'],
    ]);
    expect(full[0]).toMatchObject(without[0]!);
  });
});

describe('the simulated matches', () => {
  it.each(['09:16:10', '11:00:00', '12:00:00', '14:29:30', '14:46:00', '16:00:00'])(
    'at %s add up to the volume of the day, the newest first at the last price',
    (time) => {
      const market = createMarket({ now: () => on(time) });
      for (const symbol of ['FPT', 'SHS', 'ACV']) {
        const listing = universe.find((each) => each.symbol === symbol)!;
        const { bar } = market.snapshot(listing, market.today());
        const all = market.matches(listing, Infinity);
        expect(all.reduce((sum, { volume }) => sum + volume, 0)).toBe(bar?.volume ?? 0);
        expect(all[0]?.price).toBe(bar?.close);
        expect(all.map(({ second }) => second)).toEqual(
          all.map(({ second }) => second).toSorted((one, other) => other - one),
        );
        expect(all.every(({ price, volume }) => price >= bar!.low && price <= bar!.high && volume > 0)).toBe(
          true,
        );
        expect(market.matches(listing, 20)).toEqual(all.slice(0, 20));
      }
    },
  );

  it('of an auction are one, on no side', async () => {
    const [opened] = await quotes('09:15:00', 'FPT');
    expect(opened!.matches).toEqual([['09:15:00', opened!['lp'], opened!['volume']]]);
    const [closed] = await quotes('14:45:00', 'FPT');
    expect(closed!.matches![0]!.slice(0, 2)).toEqual(['14:45:00', closed!['lp']]);
    expect(closed!.matches![0]).toHaveLength(3);
  });
});

describe('the expected match', () => {
  it.each([
    ['08:59:00', [false, false, false]],
    ['09:05:00', [true, false, false]],
    ['09:15:00', [false, false, false]],
    ['10:00:00', [false, false, false]],
    ['14:35:00', [true, true, false]],
    ['14:45:00', [false, false, false]],
    ['16:00:00', [false, false, false]],
  ])('at %s is there while an auction of HOSE, HNX or UPCoM takes orders: %o', async (time, expected) => {
    const all = await quotes(time, 'FPT,SHS,ACV');
    expect(all.map(({ expected_price: price }) => price !== undefined)).toEqual(expected);
    const volumes = all.flatMap(({ expected_price: price, expected_volume: volume }) =>
      price === undefined ? [] : [volume! > 0 && volume! % 100 === 0],
    );
    expect(volumes).toEqual(volumes.map(() => true));
  });

  it('nears what is matched then', async () => {
    const [[late], [closed]] = [await quotes('14:44:45', 'FPT'), await quotes('14:45:00', 'FPT')];
    expect(Math.abs(late!['expected_price']! / closed!['lp']! - 1)).toBeLessThan(0.005);
    const matched = closed!.matches![0]![2];
    expect(late!['expected_volume']! / matched).toBeGreaterThan(0.9);
  });
});
