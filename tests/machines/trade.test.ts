// @module-tag P9
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stageAfter, type TradeEvent } from '../../machines/trade.machine';
import { differences, expectedOf, randomRuns, type Table } from '../support/machines/cases';
import { cases, steps } from './trade.walk';
import { tried } from '../support/tried';

const held = (stage: string, shares = 1000) => ({ value: { held: stage }, context: { held: shares } });
const sold = { value: 'sold' };
const stopped = { value: 'stopped' };
const sales = {
  'a part sold': { context: { held: 600 } },
  'all sold': sold,
  'all sold at the stop': stopped,
};

const table: Table = {
  planned: { start: { context: { held: 0 } }, steps: { bought: held('bought') } },
  bought: {
    start: held('bought'),
    steps: { ...sales, 'day ended': held('settling'), settled: held('sellable') },
  },
  settling: { start: held('settling'), steps: { ...sales, settled: held('sellable') } },
  sellable: { start: held('sellable'), steps: sales },
  'a part sold': {
    start: held('sellable', 400),
    steps: { 'a part sold': stopped, 'all sold': sold, 'all sold at the stop': stopped },
  },
  sold: { start: { ...sold, context: { held: 1000 } }, steps: {} },
  stopped: { start: { ...stopped, context: { held: 1000 } }, steps: {} },
};

describe('a trade', () => {
  it('does what its table lists in every situation and step, and nothing else', async () => {
    expect(await differences(cases(), expectedOf(table, steps))).toEqual([]);
  });

  it('stands where its facts have brought it, and never goes back', () => {
    const order = ['planned', 'bought', 'settling', 'sellable', 'sold', 'stopped'];
    const anyPath = fc.array(fc.constantFrom<TradeEvent>(...Object.values(steps)), { maxLength: 12 });

    fc.assert(
      fc.property(anyPath, (path) => {
        const places = path.map((_, end) => order.indexOf(stageAfter(path.slice(0, end + 1))));
        expect(places).toEqual([...places].sort((one, other) => one - other));
      }),
      randomRuns,
    );
    tried(randomRuns.numRuns, 'random walks');
  });
});
