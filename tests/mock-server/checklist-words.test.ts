import { describe, expect, it } from 'vitest';
import { createMarket } from '../../mock-server/simulator/simulator';
import { quotesOf } from '../../mock-server/udf/quotes';
import { vi } from '../support/texts';
import { isTradingDay } from '../../src/market/calendar';
import { phaseOf, type Phase } from '../../src/market/clock';
import { dayOfNumber, numberOfDay } from '../../src/market/day';
import { settlementOf } from '../../src/market/settlement';
import { seeds, THREE_YEARS } from '../support/mock-server/checklist';
import { marketOf } from '../support/mock-server/market-of';

const BROKEN = /Ã|á»|Æ°|\uFFFD/;
const MISSING_VALUE = /NaN|undefined|\bnull\b|Invalid Date|\[object|[-−]0[.,]0+\s?%|\d NT\b/;

describe.each(seeds)('the texts of the market of seed %i', (seed) => {
  const { market, reports } = marketOf(seed);
  const content = JSON.stringify([
    reports.news(),
    reports.recommended().map(({ name, industry }) => [name, industry]),
  ]);

  it('16 and 17: news and names have their diacritics, in NFC and one encoding', () => {
    const letters = content.match(/\p{L}/gu)!;

    expect(letters.filter((letter) => letter > '\u007f').length / letters.length).toBeGreaterThan(0.1);
    expect(content).toBe(content.normalize('NFC'));
    expect(content).not.toMatch(BROKEN);
    expect(content).not.toMatch(/TMCP|CTCP|\b(The|and|of|billion|stocks)\b/);
  });

  it('19 and 20: news format days as dd/MM, numbers in one style, and contain no missing value', () => {
    const texts = reports.news().map(({ title, content }) => `${title} ${content}`.replace(/<[^>]*>/g, ' '));

    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => MISSING_VALUE.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b(AM|PM)\b|\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
    const months = texts.flatMap((text) =>
      [...text.matchAll(/\b\d{1,2}\/(\d{1,2})\b/g)].map(([, m]) => Number(m)),
    );
    expect(months.length).toBeGreaterThan(0);
    expect(months.filter((month) => month > 12)).toEqual([]);
    // A comma parts the decimals and a point the thousands, so no point is followed by one or two digits.
    expect(texts.filter((text) => /\d\.\d{1,2}(?!\d)/.test(text))).toEqual([]);
  });

  it('20: no figure of the board or the pulse is missing', () => {
    const symbols = market.listings.map(({ symbol }) => symbol).join(',');
    const figures = JSON.stringify(
      [quotesOf(market, symbols), reports.pulse(), reports.whale(5)],
      (_, value: unknown) => (Object.is(value, -0) || Number.isNaN(value) ? 'NaN' : value),
    );

    expect(figures).not.toMatch(MISSING_VALUE);
  });

  it('38: no price moves at night, at the weekend or on a holiday', () => {
    let now = new Date(0);
    const clocked = createMarket({ seed, now: () => now });
    const symbols = clocked.listings.map(({ symbol }) => symbol).join(',');
    const board = (instant: string) => {
      now = new Date(`${instant}:00+07:00`);
      return quotesOf(clocked, symbols);
    };
    const friday = board('2026-08-28T15:00');

    for (const instant of ['2026-08-28T23:40', '2026-08-30T10:30', '2026-09-02T14:00', '2026-09-03T08:59'])
      expect(board(instant)).toEqual(friday);
    expect(board('2026-09-03T09:40')).not.toEqual(friday);
  });
});

describe('the calendar of three years', () => {
  const { market } = marketOf(seeds[0]!);
  const days = market.days().slice(-THREE_YEARS);
  const first = numberOfDay(days[0]!);
  const all = Array.from({ length: numberOfDay(days.at(-1)!) - first + 1 }, (_, i) => dayOfNumber(first + i));

  it('24: a purchase can be sold on the second trading day after it, over weekends and holidays', () => {
    const wrong = days.slice(0, -2).filter((day, i) => settlementOf(day).sellable !== days[i + 2]);

    expect(wrong).toEqual([]);
    expect(settlementOf('2026-02-12')).toMatchObject({ next: '2026-02-13', sellable: '2026-02-23' });
  });

  it('36: on every day off the board shows the last trading day', () => {
    const off = all.filter((day) => !days.includes(day));
    const shown = off.map((day) => createMarket({ now: () => new Date(`${day}T10:30:00+07:00`) }));
    const last = off.map((day) => days.findLast((each) => each < day));

    expect(off.length).toBeGreaterThan(320);
    expect(off.filter(isTradingDay)).toEqual([]);
    expect(shown.map(({ today }) => today())).toEqual(last);
    expect(shown.filter(({ second }) => second() !== null)).toEqual([]);
  });

  it('7 and 23: at 12:00 every exchange is in its lunch break, and UPCoM is never in an auction', () => {
    const upcom = new Set<Phase>();
    for (const day of days) {
      const noon = new Date(`${day}T12:00:00+07:00`);
      expect((['HOSE', 'HNX', 'UPCOM'] as const).map((exchange) => phaseOf(exchange, noon))).toEqual([
        ...['LUNCH', 'LUNCH', 'LUNCH'],
      ]);
      for (const clock of ['09:05', '14:35', '14:50', '14:57'])
        upcom.add(phaseOf('UPCOM', new Date(`${day}T${clock}:00+07:00`)));
    }

    expect([...upcom]).toEqual(['CONTINUOUS']);
    expect(vi['phase.LUNCH']).toBe('Nghỉ trưa');
  });
});
