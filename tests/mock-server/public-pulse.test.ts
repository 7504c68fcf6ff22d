import { describe, expect, it } from 'vitest';
import { listingOf } from '../../mock-server/listing/universe';
import { createReports } from '../../mock-server/reports/reports';
import { createMarket } from '../../mock-server/simulator/simulator';
import { request, startBackend } from '../support/mock-server/backend';
import { marketOf } from '../support/mock-server/market-of';

const reportsAt = (instant: string) => {
  const market = createMarket({ now: () => new Date(instant) });
  return { market, reports: createReports(market) };
};

describe('GET api/public_pulse', () => {
  it('answers a visitor', async () => {
    startBackend();
    const { status, body } = await request('/api/public_pulse');

    expect(status).toBe(200);
    expect(body).toEqual({ data: marketOf().reports.publicPulse() });
  });

  it.each(['2026-08-27T08:10:00+07:00', '2026-08-27T10:20:00+07:00', '2026-08-27T16:00:00+07:00'])(
    'has at %s the index of the pulse, with its line up to now',
    (instant) => {
      const { reports } = reportsAt(instant);
      const { asOf, index, turnover, advancers, line } = reports.publicPulse();
      const pulse = reports.pulse();
      const main = pulse.indices[0]!;

      expect({ asOf, turnover }).toEqual({ asOf: pulse.asOf, turnover: main.turnover });
      expect(index).toMatchObject({ value: main.value, change: main.change });
      expect(index.reference).toBeCloseTo(main.value - main.change, 6);
      expect(advancers).toBe(main.ceiling + main.advancers);
      expect(line.c.at(-1)).toBe(main.value);
      expect(line.t.at(-1)! * 1000).toBeLessThanOrEqual(Date.parse(asOf));
      expect(line.t.length).toBe(line.c.length);
    },
  );

  it.each([
    ['09:19:59', '2026-08-26T15:00:00+07:00', 46],
    ['09:20:00', '2026-08-27T09:20:00+07:00', 2],
  ])('is at %s of the day whose line has two points: pages draw none of fewer', (time, asOf, points) => {
    const pulse = reportsAt(`2026-08-27T${time}+07:00`).reports.publicPulse();
    expect([pulse.asOf, pulse.line.t.length]).toEqual([asOf, points]);
  });

  it('explains a breakout that stands, of a busy stock, by the figures of its chart', () => {
    const { market, reports } = reportsAt('2026-08-27T16:00:00+07:00');
    const { symbol, day, price, level, volumeRatio, voidBelow } = reports.publicPulse().signal!;
    const { raw } = market.history(listingOf(symbol)!);
    const at = raw.time.indexOf(Date.parse(day) / 1000);
    const usual =
      raw.volume
        .slice(at - 20, at)
        .map(Number)
        .reduce((a, b) => a + b, 0) / 20;

    expect(reports.signals()).toContainEqual(
      expect.objectContaining({ symbol, kind: 'buy_break_out', day, price }),
    );
    expect([price, price > level, price > voidBelow]).toEqual([raw.close[at], true, true]);
    expect(volumeRatio).toBeCloseTo(raw.volume[at]! / usual, 1);
    expect(raw.close.slice(at + 1).filter((close) => close < voidBelow)).toEqual([]);
  });
});
