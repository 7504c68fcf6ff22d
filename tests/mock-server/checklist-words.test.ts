import { describe, expect, it } from 'vitest';
import { user } from '../../mock-server/factories/user';
import { people } from '../../mock-server/listing/people';
import { createMarket } from '../../mock-server/simulator/market';
import { createMoment } from '../../mock-server/simulator/moment';
import { quotesOf } from '../../mock-server/udf/quotes';
import { de, en, vi } from '../support/texts';
import { isTradingDay } from '../../src/market/calendar';
import { phaseOf, type Phase } from '../../src/market/clock';
import { dayOfNumber, numberOfDay } from '../../src/market/day';
import { settlementOf } from '../../src/market/settlement';
import { marketOf, seeds, THREE_YEARS } from './checklist';

const BROKEN = /Ã|á»|Æ°|\uFFFD/;
const NOTHING = /NaN|undefined|\bnull\b|Invalid Date|\[object|[-−]0[.,]0+\s?%|\d NT\b/;

describe.each(seeds)('what an investor would laugh at, in the words of seed %i', (seed) => {
  const { market, desk } = marketOf(seed);
  const told = JSON.stringify([
    desk.news(),
    desk.recommended().map(({ name, industry }) => [name, industry]),
  ]);

  it('16 and 17: news and names are written with their marks, composed, and in one encoding', () => {
    const letters = told.match(/\p{L}/gu)!;

    expect(letters.filter((letter) => letter > '\u007f').length / letters.length).toBeGreaterThan(0.1);
    expect(told).toBe(told.normalize('NFC'));
    expect(told).not.toMatch(BROKEN);
    expect(told).not.toMatch(/TMCP|CTCP|\b(The|and|of|billion|stocks)\b/);
  });

  it('19 and 20: news write days as dd/MM, numbers in one style, and nothing that is none', () => {
    const texts = desk.news().map(({ title, content }) => `${title} ${content}`.replace(/<[^>]*>/g, ' '));

    expect(texts.length).toBeGreaterThan(5);
    expect(texts.filter((text) => NOTHING.test(text))).toEqual([]);
    expect(texts.filter((text) => /\b(AM|PM)\b|\d{4}-\d\d-\d\d/.test(text))).toEqual([]);
    const months = texts.flatMap((text) =>
      [...text.matchAll(/\b\d{1,2}\/(\d{1,2})\b/g)].map(([, m]) => Number(m)),
    );
    expect(months.length).toBeGreaterThan(0);
    expect(months.filter((month) => month > 12)).toEqual([]);
    // A comma parts the decimals and a point the thousands, so no point is followed by one or two digits.
    expect(texts.filter((text) => /\d\.\d{1,2}(?!\d)/.test(text))).toEqual([]);
  });

  it('20: no figure of the board or the pulse is none', () => {
    const symbols = market.listings.map(({ symbol }) => symbol).join(',');
    const figures = JSON.stringify(
      [quotesOf(market, symbols), desk.pulse(), desk.whale(5)],
      (_, value: unknown) => (Object.is(value, -0) || Number.isNaN(value) ? 'NaN' : value),
    );

    expect(figures).not.toMatch(NOTHING);
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

  it('24: what is bought on a session may be sold on the second session after it, over weekends and holidays', () => {
    const wrong = days.slice(0, -2).filter((day, i) => settlementOf(day).sellable !== days[i + 2]);

    expect(wrong).toEqual([]);
    expect(settlementOf('2026-02-12')).toMatchObject({ next: '2026-02-13', sellable: '2026-02-23' });
  });

  it('36: on every day off the board is of the last session', () => {
    const off = all.filter((day) => !days.includes(day));
    const shown = off.map((day) => createMoment(() => new Date(`${day}T10:30:00+07:00`))());
    const last = off.map((day) => days.findLast((session) => session < day));

    expect(off.length).toBeGreaterThan(320);
    expect(off.filter(isTradingDay)).toEqual([]);
    expect(shown.map(({ today }) => today)).toEqual(last);
    expect(shown.filter(({ second }) => second !== null)).toEqual([]);
  });

  it('7 and 23: at 12:00 every exchange is at lunch, and UPCoM never in an auction', () => {
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

describe('the texts of the product', () => {
  const texts = [vi, en, de].map((each) => Object.entries(each) as [string, string][]);
  const faults = (pattern: RegExp, of = texts.flat()) => of.filter(([, text]) => pattern.test(text));

  it('18: hold no German in Vietnamese, nor keys in the place of words', () => {
    const german =
      /\b(und|oder|nicht|der|die|das|ein|eine|mit|für|Kurs|Passwort|Sitzung|Zeichen|Einstellungen|Seite)\b/;

    expect(faults(german, texts[0])).toEqual([]);
    expect(faults(/^[a-z]+(\.[a-zA-Z]+)+$/)).toEqual([]);
  });

  it('34: name no dollar; people have a family name first and a phone of ten digits', () => {
    const families = new Set(['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Võ', 'Đặng', 'Bùi', 'Đỗ', 'Ngô']);
    const account = user as unknown as {
      attrs: { lastName: (i: number) => string; phone: (i: number) => { number: string } };
    };
    const { lastName, phone } = account.attrs;
    const names = [...people.map(({ last_name }) => last_name), lastName(0), lastName(1)];

    expect(faults(/\$\d|USD|\bdollars?\b/i)).toEqual([]);
    expect(names.filter((name) => !families.has(name))).toEqual([]);
    expect(
      [phone(0).number, phone(1).number].filter((number) => !/^(\+84|0)[1-9]\d{8}$/.test(number)),
    ).toEqual([]);
  });

  it('35: claim no licence, and have the disclaimer', () => {
    expect(faults(/UBCKNN|Ủy ban Chứng khoán|cấp phép|licen[sc]ed|lizenziert/i)).toEqual([]);
    expect(vi['app.disclaimer']).toContain('không phải khuyến nghị đầu tư');
  });

  it('38: call the data of the demo by its name', () => {
    expect(vi['app.sampleData']).toBe('Dữ liệu minh họa');
  });

  it('39: ask for a password of 6 to 16 in all three languages, and nowhere for 8', () => {
    const rules = texts.map((of) => of.filter(([, text]) => /^6 (đến|to|bis) 16 /.test(text)));

    expect(rules.map((found) => found.length)).toEqual([1, 1, 1]);
    expect(faults(/\b8 (Zeichen|characters|ký tự)\b/)).toEqual([]);
  });

  it('40: say whose clock is meant: the market’s in UTC+7, the lock’s of this machine', () => {
    expect([vi, en, de].filter((each) => !each['trading.time'].includes('UTC+7'))).toEqual([]);
    expect([vi['lock.localTime'], en['lock.localTime'], de['lock.localTime']]).toEqual([
      'Giờ trên máy của bạn',
      expect.stringMatching(/your/i),
      expect.stringMatching(/Ihr|dein|Gerät/i),
    ]);
  });
});
