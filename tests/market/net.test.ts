import { describe, expect, it } from 'vitest';
import { netted } from '../../mock-server/reports/wording';
import { formatNet, formatTurnover } from '../../src/market/format';
import { wholeNet } from '../../src/market/net';

const nets = Array.from({ length: 4001 }, (_, i) => (i - 2000) / 4);

describe('a net value in whole billions', () => {
  it('rounds the half of a billion away from zero, for sellers as for buyers', () => {
    expect([-361.5, 361.5, -0.5, -0.4, 0].map(wholeNet)).toEqual([
      { whole: -362, side: 'sell' },
      { whole: 362, side: 'buy' },
      { whole: -1, side: 'sell' },
      { whole: 0, side: 'none' },
      { whole: 0, side: 'none' },
    ]);
  });

  it('is the same figure on the strip and in the news, and what the page prints to the tenth rounds to', () => {
    const told = (net: number) =>
      Number(/\d+/.exec(netted(net))?.[0] ?? 0) * (/^bán/.test(netted(net)) ? -1 : 1);
    const faults = nets.filter((net) => {
      const strip = Number(formatTurnover(wholeNet(net).whole));
      return strip !== told(net) + 0 || Math.abs(strip - Number(formatNet(net))) > 0.55;
    });

    expect(faults).toEqual([]);
  });
});
