import { describe, expect, it } from 'vitest';
import { createReports } from '../../mock-server/reports/reports';
import { flowsOn } from '../../mock-server/reports/whale';
import {
  createMarket,
  indexSummary,
  sectorChanges,
  stockQuotes,
  totalFlow,
  type MarketShock,
} from '../../mock-server/simulator/simulator';
import { de } from '../../src/member/pulse/note/de';
import { en } from '../../src/member/pulse/note/en';
import { noteOn } from '../../src/member/pulse/note/note';
import { vi } from '../../src/member/pulse/note/vi';
import { marketTime } from '../../src/market/clock';
import { formatBoardDayMonth } from '../../src/market/format';
import { languages, type Language } from '../../src/i18n/languages';

type Pulse = Parameters<typeof noteOn>[0];
type Index = Pulse['indices'][number];

const main: Index = {
  ...{ code: 'VNINDEX', value: 1784.91, change: 8.57, changePercent: 0.48, turnover: 21_486.4 },
  ...{ ceiling: 9, advancers: 196, unchanged: 62, decliners: 118, floor: 3 },
};
const day: Pulse = {
  asOf: '2026-08-27T15:00:00+07:00',
  indices: [main],
  foreignNet: -312.4,
  proprietaryNet: 187,
  usualTurnover: 18_850,
  morning: { rose: 190, fell: 130 },
  sectors: [
    { name: 'Chứng khoán', changePercent: 2.41 },
    { name: 'Ngân hàng', changePercent: 1.3 },
    { name: 'Thép', changePercent: 0.5 },
    { name: 'Bán lẻ', changePercent: -0.2 },
    { name: 'Dầu khí', changePercent: -1.26 },
  ],
  note: null,
};

const wordings = { vi, en, de };
const weekdays = { vi: 'Thứ Năm', en: 'Thursday', de: 'Donnerstag' };

const noteOf = (pulse: Pulse, language: Language = 'vi', today = '2026-08-27') =>
  noteOn(pulse, {
    wording: wordings[language],
    today,
    nameOfWeekday: () => weekdays[language],
    formatDay: formatBoardDayMonth,
  });
const inAll = (pulse: Pulse) => languages.map((language) => noteOf(pulse, language));
const but = (changes: Partial<Pulse>): Pulse => ({ ...day, ...changes });
const butMain = (changes: Partial<Index>, others: Partial<Pulse> = {}) =>
  but({ indices: [{ ...main, ...changes }], ...others });
const crash = butMain(
  { change: -98, changePercent: -5.5, ceiling: 0, advancers: 4, unchanged: 1, decliners: 92, floor: 50 },
  {
    foreignNet: -900,
    usualTurnover: 12_000,
    sectors: day.sectors.map(({ name }, i) => ({ name, changePercent: -4 - i })),
  },
);
const running = { asOf: '2026-08-27T14:12:00+07:00' };

describe('the note on a trading day', () => {
  it('is one sentence that adds to the tiles, in every language', () => {
    expect(inAll(day)).toEqual([
      'Kết phiên: bên mua nhỉnh hơn; 3/5 nhóm ngành tăng, khối ngoại bán ròng ngược chiều.',
      'At the close: buyers slightly ahead; 3 of 5 sectors up, foreign investors net sellers against the trend.',
      'Zum Schluss: die Käufer leicht im Vorteil; 3 von 5 Branchen im Plus, Ausland verkauft dagegen.',
    ]);
  });

  it('says of a sell-off what a desk says', () => {
    expect(inAll({ ...crash, ...running })).toEqual([
      'Bán tháo trên diện rộng, 50/147 mã nằm sàn; thanh khoản gấp 1.7 lần bình quân cùng giờ của 20 phiên, cả 5 nhóm ngành đều giảm.',
      'Broad sell-off, 50 of 147 symbols limit-down; turnover 1.7 times the 20-day average by this time, all 5 sectors down.',
      'Ausverkauf auf breiter Front, 50 von 147 Symbolen an der Untergrenze; Umsatz beim 1.7-Fachen des 20-Tage-Schnitts zur selben Zeit, alle 5 Branchen im Minus.',
    ]);
    expect(noteOf({ ...crash, usualTurnover: 20_000 })).toMatch(
      /: bán tháo .*; cả 5 nhóm ngành đều giảm, khối ngoại cũng bán ròng\.$/,
    );
    expect(noteOf({ ...crash, usualTurnover: 20_000, foreignNet: 600 })).toMatch(
      /khối ngoại mua ròng ngược chiều\.$/,
    );
  });

  it('says of a rush to buy what a desk says', () => {
    const rally = butMain({ change: 98, changePercent: 5.5, ceiling: 40, advancers: 100 }, running);
    expect(inAll(rally).map((note) => note?.split(';')[0])).toEqual([
      'Lực mua áp đảo, 40/323 mã tăng trần',
      'Buyers rushed in, 40 of 323 symbols limit-up',
      'Kaufandrang, 40 von 323 Symbolen an der Obergrenze',
    ]);
  });

  it('calls it neither on a day that went nowhere much', () => {
    const calm = { ceiling: 50, floor: 40, ...running };
    expect(noteOf(butMain({ ...calm, changePercent: 1.4, change: 20 }, running))).toMatch(/^Bên mua/);
  });

  it('says that the breadth turned after lunch, either way', () => {
    const down = butMain(
      { change: -9, changePercent: -0.5, ceiling: 0, advancers: 100, decliners: 200, floor: 0 },
      { ...running, foreignNet: 0 },
    );
    expect(inAll(down)).toEqual([
      'Thị trường đảo chiều giảm sau giờ nghỉ trưa, từ 190 mã tăng lúc 11:30 còn 100; 2/5 nhóm ngành giảm.',
      'The market turned down after the lunch break, from 190 advancers at 11:30 to 100; 2 of 5 sectors down.',
      'Nach der Mittagspause ins Minus gedreht, von 190 Gewinnern um 11:30 auf 100; 2 von 5 Branchen im Minus.',
    ]);
    const up = but({ ...running, morning: { rose: 90, fell: 220 } });
    expect(inAll(up).map((note) => note?.split(';')[0])).toEqual([
      'Thị trường đảo chiều tăng sau giờ nghỉ trưa, từ 90 mã tăng lúc 11:30 lên 205',
      'The market turned up after the lunch break, from 90 advancers at 11:30 to 205',
      'Nach der Mittagspause ins Plus gedreht, von 90 Gewinnern um 11:30 auf 205',
    ]);
    expect(noteOf(but({ ...running, morning: { rose: 150, fell: 160 } })), 'about even').toMatch(/^Bên mua/);
    expect(noteOf(but({ ...running, morning: null }))).toMatch(/^Bên mua/);
  });

  it('says where the index and the breadth disagree', () => {
    expect(inAll(butMain({ decliners: 300 }, { ...running, foreignNet: 0, morning: null }))).toEqual([
      'Xanh vỏ đỏ lòng, chỉ số tăng nhưng số mã giảm nhiều hơn.',
      'The index was up although more stocks fell.',
      'Der Index im Plus, obwohl mehr Aktien fielen.',
    ]);
    expect(noteOf(butMain({ change: -1, changePercent: -0.06 }, running), 'en')).toMatch(
      /^The index was down although more stocks rose[;.]/,
    );
  });

  it('says who dominates from twice as many on, and that nobody does where the index stands', () => {
    const [rose, fell] = [
      { ceiling: 0, advancers: 200 },
      { decliners: 100, floor: 0 },
    ];
    expect(noteOf(butMain({ ...rose, ...fell }, running))).toMatch(/^Sắc xanh chiếm ưu thế;/);
    expect(noteOf(butMain({ ...rose, decliners: 101, floor: 0 }, running))).toMatch(/^Bên mua nhỉnh hơn;/);
    expect(noteOf(butMain({ change: 0, changePercent: 0 }, running))).toBe(
      'Thị trường giằng co; 3/5 nhóm ngành tăng.',
    );
  });

  it('adds that trading is thin, or that the large stocks went their own way', () => {
    const some = { ...running, foreignNet: null, sectors: [] };
    const vn30 = { ...main, code: 'VN30', changePercent: 0.95 };
    const withLarge = (changePercent: number) =>
      but({ ...some, indices: [main, { ...vn30, changePercent }] });

    expect(noteOf(but({ ...some, usualTurnover: 40_000 }))).toBe(
      'Bên mua nhỉnh hơn; giao dịch thưa hơn thường lệ.',
    );
    expect(noteOf(withLarge(0.95))).toBe('Bên mua nhỉnh hơn; nhóm VN30 mạnh hơn mặt bằng chung.');
    expect(noteOf(withLarge(0.1), 'de')).toBe(
      'Die Käufer leicht im Vorteil; der VN30 schwächer als der breite Markt.',
    );
    expect(noteOf(withLarge(0.6))).toBe('Bên mua nhỉnh hơn.');
  });

  it('names the part of the day, and another day by its date', () => {
    const start = (asOf: string | null, language: Language = 'vi') =>
      noteOf(but({ asOf, morning: null }), language)?.split(/(?<=: )/)[0];

    expect(start('2026-08-27T11:30:00+07:00')).toBe('Hết phiên sáng: ');
    expect(start('2026-08-27T14:30:00+07:00')).toBe('Bước vào ATC: ');
    expect(start('2026-08-27T14:44:00+07:00', 'en')).toBe('Into the closing auction: ');
    expect(start('2026-08-27T14:45:00+07:00')).toMatch(/^Bên mua/);
    expect(start('2026-08-26T15:00:00+07:00')).toBe('Phiên thứ Năm 26/08: ');
    expect(start('2026-08-26T15:00:00+07:00', 'en')).toBe('Thursday 26/08: ');
    expect(start('2026-08-26T15:00:00+07:00', 'de')).toBe('Donnerstag, 26/08: ');
    expect(start(null)).toMatch(/^Bên mua/);
  });

  it('says nothing without the index and its breadth, or where they contradict themselves', () => {
    expect(noteOf(but({ indices: [] }))).toBeNull();
    expect(noteOf(butMain({ floor: null }))).toBeNull();
    expect(noteOf(butMain({ change: null, changePercent: null }))).toBeNull();
    expect(noteOf(butMain({ changePercent: -0.48 }))).toBeNull();
    expect(noteOf(butMain({ ceiling: 0, advancers: 0, decliners: 0, floor: 0 }))).toBeNull();
  });
});

/** The note of a simulated market at an instant. */
function noteAt(instant: string, shock?: MarketShock) {
  const now = new Date(instant);
  const pulse = createReports(createMarket({ now: () => now, ...(shock && { shock }) })).pulse();
  return noteOf({ ...pulse, note: null }, 'vi', marketTime(now).day);
}

describe('the note over a day of the demo', () => {
  it.each([
    ['before the opening', '2026-08-27T08:30:00+07:00', undefined, /^Phiên thứ Năm 26\/08: \p{Ll}/u],
    ['in the opening auction', '2026-08-27T09:10:00+07:00', undefined, /^Phiên thứ Năm 26\/08: \p{Ll}/u],
    ['in the morning', '2026-08-27T10:20:00+07:00', undefined, /^\p{Lu}[^:]*\d+\/\d+ nhóm ngành/u],
    ['over lunch', '2026-08-27T12:10:00+07:00', undefined, /^Hết phiên sáng: \p{Ll}/u],
    ['in the afternoon', '2026-08-27T14:12:00+07:00', undefined, /^\p{Lu}/u],
    ['in the closing auction', '2026-08-27T14:38:00+07:00', undefined, /^Bước vào ATC: \p{Ll}/u],
    ['after the close', '2026-08-27T16:00:00+07:00', undefined, /^Kết phiên: \p{Ll}/u],
    ['on a holiday', '2026-09-02T10:00:00+07:00', undefined, /^Phiên thứ Năm 28\/08: \p{Ll}/u],
    [
      'on a crash day',
      '2026-08-27T16:00:00+07:00',
      'crash',
      /^Kết phiên: bán tháo trên diện rộng, \d+\/\d+ mã nằm sàn; .*cả \d+ nhóm ngành đều giảm/,
    ],
    [
      'on a rally day',
      '2026-08-27T16:00:00+07:00',
      'rally',
      /^Kết phiên: lực mua áp đảo, \d+\/\d+ mã tăng trần; .*cả \d+ nhóm ngành đều tăng/,
    ],
  ] as const)('fits its hour: %s', (_, instant, shock, text) => {
    expect(noteAt(instant, shock)).toMatch(text);
  });
});

const market = createMarket({ now: () => new Date('2026-08-27T16:00:00+07:00') });
const shown = market.days().slice(-320);
const turnovers = shown.map((each) => market.turnover(each));

/** Three hundred simulated trading days as the server reports them; their mornings are drawn. */
const simulated = shown.slice(20).map((each, i): Pulse => {
  const quotes = stockQuotes(market, each);
  const flow = totalFlow(flowsOn(market, each));
  return {
    asOf: `${each}T15:00:00+07:00`,
    indices: [indexSummary(market, 'VNINDEX', each), indexSummary(market, 'VN30', each)],
    foreignNet: flow.foreign,
    proprietaryNet: flow.proprietary,
    usualTurnover: turnovers.slice(i, i + 20).reduce((a, b) => a + b, 0) / 20,
    morning: i % 3 === 0 ? null : { rose: (i * 37) % 140, fell: (i * 53) % 140 },
    sectors: sectorChanges(quotes),
    note: null,
  };
});

/** Figures that no market would show in years: gaps, ties, noughts, extremes, one stock. */
const generated = Array.from({ length: 1500 }, (_, seed): Pulse => {
  let state = seed + 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const maybe = <Value>(value: Value) => (next() < 0.06 ? null : value);
  const figure = (most: number) => Math.round((next() * 2 - 1) * most * 100 * (next() < 0.1 ? 0 : 1)) / 100;
  const count = () => maybe(Math.floor(next() ** 3 * 250));
  const change = figure(40);
  const index = (code: string): Index => ({
    ...{ code, value: maybe(1000 + figure(900)), change: maybe(change) },
    ...{ changePercent: maybe(Math.round(change * 6) / 100), turnover: maybe(Math.abs(figure(60_000))) },
    ...{ ceiling: count(), advancers: count(), unchanged: maybe(5), decliners: count(), floor: count() },
  });
  return {
    asOf: maybe(`2026-08-${10 + Math.floor(next() * 15)}T1${Math.floor(next() * 9)}:00:00+07:00`),
    indices: [index('VNINDEX'), { ...index('VN30'), changePercent: maybe(figure(3)) }],
    foreignNet: maybe(figure(next() < 0.2 ? 1 : 3000)),
    proprietaryNet: maybe(figure(900)),
    usualTurnover: maybe(Math.abs(figure(40_000))),
    morning: maybe({ rose: Math.floor(next() * 200), fell: Math.floor(next() * 200) }),
    sectors: day.sectors
      .slice(Math.floor(next() * 3))
      .map(({ name }) => ({ name, changePercent: maybe(figure(4)) })),
    note: null,
  };
});

/** What a note claims, as it can be read in each language. */
const claims = {
  vi: {
    up: /áp đảo|đảo chiều tăng|anh vỏ|Sắc xanh|sắc xanh|ên mua nhỉnh/,
    down: /án tháo|đảo chiều giảm|hỉ số giảm|Sắc đỏ|sắc đỏ|ên bán nhỉnh/,
    foreignBuys: /khối ngoại (cũng )?mua ròng/,
    foreignSells: /khối ngoại (cũng )?bán ròng/,
    against: /ngược chiều/,
  },
  en: {
    up: /Buyers|buyers (rushed|in|slightly)|turned up|index was up/,
    down: /sell-off|ellers (in|slightly)|turned down|index was down/,
    foreignBuys: /foreign investors net buyers/,
    foreignSells: /foreign investors net sellers/,
    against: /against the trend/,
  },
  de: {
    up: /Kaufandrang|Käufer|ins Plus gedreht|Index im Plus/,
    down: /Ausverkauf|Verkäufer|ins Minus gedreht|Index im Minus/,
    foreignBuys: /Ausland kauft/,
    foreignSells: /Ausland verkauft/,
    against: /dagegen/,
  },
} satisfies Record<Language, Record<string, RegExp>>;

/** The figures in a note, but those of "20 days", of VN30, of dates and times. */
function figuresIn(text: string): number[] {
  const plain = text.replace(/\d\d\/\d\d: |11:30|VN30|20(-day| phiên|-Tage-Schnitts)/g, '');
  return [...plain.matchAll(/\d[\d.]*\d|\d/g)].map(([figure]) => Number(figure));
}

/** Every figure that a note may hold, worked out from the pulse alone. */
function allowed({ indices: [index], usualTurnover, morning, sectors }: Pulse): (number | null)[] {
  const { ceiling, advancers, unchanged, decliners, floor, turnover } = index!;
  const rose = (ceiling ?? 0) + (advancers ?? 0);
  const known = sectors.filter(({ changePercent }) => changePercent !== null);
  const moved = (sign: number) =>
    known.filter(({ changePercent }) => Math.sign(Math.round(changePercent! * 100)) === sign).length;
  return [
    ...[ceiling, floor, rose, rose + (decliners ?? 0) + (floor ?? 0) + (unchanged ?? 0)],
    ...[morning?.rose ?? null, known.length, moved(1), moved(-1)],
    turnover !== null && usualTurnover ? Math.floor((turnover / usualTurnover) * 10 + 1e-9) / 10 : null,
  ];
}

/** What a note says that the figures do not. */
function lies(pulse: Pulse, language: Language): string[] {
  const text = noteOf(pulse, language, '2026-08-12');
  if (text === null) return [];
  const [index] = pulse.indices;
  const says = (claim: keyof (typeof claims)['vi']) => claims[language][claim].test(text);
  const way = Math.sign(index!.change ?? index!.changePercent!);
  const foreign = Math.sign(pulse.foreignNet ?? 0);
  const faults = {
    'a figure of its own': !figuresIn(text).every((figure) => allowed(pulse).includes(figure)),
    'a way of its own': says('up') !== way > 0 || says('down') !== way < 0,
    foreign: (says('foreignBuys') && foreign <= 0) || (says('foreignSells') && foreign >= 0),
    against: says('against') && foreign === way,
    'what programs print': /NaN|undefined|null|Infinity|  |\.\.|;\s*;|\s[.,;]/.test(text),
    'more than a sentence': !/^[^.]*(\.\d[^.]*)*\.$/.test(text.replace(/ \d\d\.\d\d\.:/, ':')),
    'no capital letter first': !/^\p{Lu}/u.test(text) || text !== text.normalize('NFC'),
    'more than a line and a half': text.length > 215,
    'another trading day':
      pulse.asOf !== null &&
      pulse.asOf.startsWith('2026-08-12') === /^\S+( \S+ \S+)? \d\d\/\d\d: /.test(text),
  };
  return Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([what]) => `${what}: ${text} ${JSON.stringify(pulse)}`);
}

describe.each(languages)('the note in %s never contradicts the figures', (language) => {
  it('on three hundred simulated trading days', () => {
    expect(simulated).toHaveLength(300);
    expect(simulated.flatMap((pulse) => lies(pulse, language)).slice(0, 3)).toEqual([]);
    expect(simulated.filter((pulse) => noteOf(pulse, language) === null)).toEqual([]);
  });

  it('on figures that no market shows', () => {
    expect(generated.flatMap((pulse) => lies(pulse, language)).slice(0, 3)).toEqual([]);
    expect(generated.filter((pulse) => noteOf(pulse, language) !== null).length).toBeGreaterThan(700);
  });
});
