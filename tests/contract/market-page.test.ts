import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { priceBand } from '../../src/market/band';
import { CLOSED_DAYS } from '../../src/market/closed-days';
import { phaseOf } from '../../src/market/clock';
import type { Exchange } from '../../src/market/exchange';
import { tickSize } from '../../src/market/tick';
import { sectorName } from '../../src/member/shared/sector-names';

const page = readFileSync('docs/market.md', 'utf8');

/** The rows of the table below a heading, without its head. */
function tableOf(heading: string): string[][] {
  const section = page.split(`## ${heading}\n`)[1]!.split('\n## ')[0]!;
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

const phases: Readonly<Record<string, string>> = {
  'opening auction (ATO)': 'ATO',
  continuous: 'CONTINUOUS',
  lunch: 'LUNCH',
  'closing auction (ATC)': 'ATC',
  'nothing is matched any more': 'PUT_THROUGH_ONLY',
  nothing: 'PUT_THROUGH_ONLY',
  'trading at the closing price (PLO): orders': 'PLO_ENTRY',
  'trading at the closing price (PLO): matches': 'PLO_MATCH',
  closed: 'CLOSED',
};

describe('docs/market.md', () => {
  it('has the hours of each exchange', () => {
    const rows = tableOf('Hours');
    expect(rows).toHaveLength(8);
    for (const [from, ...cells] of rows) {
      const now = new Date(`2026-11-27T${from}:00+07:00`);
      const expected = (['HOSE', 'HNX', 'UPCOM'] as const).map((exchange) => phaseOf(exchange, now));
      expect([from, ...cells.map((cell) => phases[cell])]).toEqual([from, ...expected]);
    }
  });

  it('has the days without trading', () => {
    const closed = Object.entries(CLOSED_DAYS).map(([year, days]) => [
      year,
      days.map((each) => each.replace('..', ' to ')).join(', '),
    ]);
    expect(tableOf('Days without trading')).toEqual(closed);
  });

  it('has ticks and limits', () => {
    const rows = tableOf('Ticks and limits');
    expect(rows).toHaveLength(7);
    for (const [exchange, kinds, prices, tick, usual, first] of rows) {
      const kind = kinds === 'fund' ? 'etf' : 'stock';
      const of = exchange!.toUpperCase() as Exchange;
      const bounds = prices!.replaceAll(',', '').match(/\d+/g)?.map(Number) ?? [20_000];
      const price = prices!.startsWith('below') ? bounds[0]! - 10 : bounds[0]!;
      expect([exchange, prices, tickSize(of, price, kind)]).toEqual([exchange, prices, Number(tick)]);

      const reference = 100_000;
      const ceilings = [false, true].map(
        (special) => priceBand({ exchange: of, kind, reference, special }).ceiling,
      );
      const limits = [usual, first].map((text) => (reference * (100 + Number(/\d+/.exec(text!)![0]))) / 100);
      expect([exchange, ceilings]).toEqual([exchange, limits]);
    }
  });

  it('names sectors that are translated', () => {
    const names = /shown as it came:\s([^]*?)\.\n/.exec(page)![1]!.split(/,\s/);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => sectorName(name, 'en') === name)).toEqual([]);
  });
});
