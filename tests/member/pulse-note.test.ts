import { describe, expect, it } from 'vitest';
import { flowsOn } from '../../mock-server/reports/whale';
import { universe } from '../../mock-server/listing/universe';
import {
  createMarket,
  indexSummary,
  sectorChanges,
  stockQuotes,
  totalFlow,
} from '../../mock-server/simulator/simulator';
import { noteOn } from '../../src/member/pulse/note/note';
import { sectorName } from '../../src/member/pulse/note/sector-names';
import type { MarketPulseQuery } from '../../src/member/pulse/pulse.generated';
import { rankSectors } from '../../src/member/pulse/sectors';
import { formatDayMonth } from '../../src/market/format';
import { languages, type Language } from '../../src/i18n/languages';

type Pulse = NonNullable<MarketPulseQuery['marketPulse']>;
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
  sectors: [
    { name: 'Chứng khoán', changePercent: 2.41 },
    { name: 'Ngân hàng', changePercent: 1.3 },
    { name: 'Thép', changePercent: 0.5 },
    { name: 'Bán lẻ', changePercent: -0.2 },
    { name: 'Dầu khí', changePercent: -1.26 },
  ],
  note: null,
};

function noteOf(pulse: Pulse, language: Language = 'vi', today = '2026-08-27') {
  return noteOn(pulse, {
    language,
    today,
    nameOfWeekday: () => ({ vi: 'Thứ Năm', en: 'Thursday', de: 'Donnerstag' })[language],
    formatDay: formatDayMonth,
  }).sentences.join(' ');
}
const but = (changes: Partial<Pulse>): Pulse => ({ ...day, ...changes });
const butMain = (changes: Partial<Index>) => but({ indices: [{ ...main, ...changes }] });

describe('the note on a session', () => {
  it('reads as a desk would write it, in every language, with the figures of the strip above it', () => {
    expect(languages.map((language) => noteOf(day, language))).toEqual([
      'Tiền vào nhóm chứng khoán và ngân hàng. ' +
        'VN-Index tăng 8.57 điểm (0.48%) lên 1,784.91; thanh khoản đạt 21,486 tỷ đồng, bằng 114% bình quân 20 phiên. ' +
        '205 mã tăng, gấp 1.6 lần số mã giảm; khối ngoại bán ròng 312 tỷ đồng, tự doanh mua ròng 187 tỷ đồng.',
      'Money went into brokers and banks. ' +
        'The VN-Index rose 8.57 points (0.48%) to 1,784.91; turnover was VND 21,486 billion, 114% of the 20-session average. ' +
        '205 stocks rose, 1.6 times as many as fell; foreign investors sold VND 312 billion net, proprietary desks bought VND 187 billion net.',
      'Geld floss in Wertpapierhäuser und Banken. ' +
        'Der VN-Index stieg um 8.57 Punkte (0.48%) auf 1,784.91; der Umsatz betrug 21,486 Mrd. VND, 114% des 20-Tage-Schnitts. ' +
        '205 Aktien stiegen, 1.6-mal so viele wie fielen; das Ausland verkaufte netto für 312 Mrd. VND, der Eigenhandel kaufte netto für 187 Mrd. VND.',
    ]);
  });

  it('speaks on a Sunday of Friday’s session, and says so', () => {
    const friday = but({ asOf: '2026-11-20T15:00:00+07:00' });
    const sunday = (language: Language) =>
      noteOn(friday, {
        language,
        today: '2026-11-22',
        nameOfWeekday: (of) => ({ '2026-11-20': 'Thứ Sáu' })[of] ?? '?',
        formatDay: formatDayMonth,
      }).sentences[0];

    expect(sunday('vi')).toBe('Phiên thứ Sáu 20/11: Tiền vào nhóm chứng khoán và ngân hàng.');
    expect(noteOf(friday, 'en', '2026-11-22')).toMatch(/^Thursday 20\/11: Money went into/);
    expect(noteOf(friday, 'de', '2026-11-22')).toMatch(/^Donnerstag, 20\/11: Geld floss/);
  });

  it('says who dominates only from twice as many on', () => {
    const [rose, fell] = [
      { ceiling: 0, advancers: 200 },
      { decliners: 100, floor: 0 },
    ];
    expect(noteOf(butMain({ ...rose, ...fell }))).toMatch(
      /^Sắc xanh chiếm ưu thế, dẫn đầu là nhóm chứng khoán và ngân hàng\. /,
    );
    expect(noteOf(butMain({ ...rose, decliners: 101, floor: 0 }))).toMatch(/^Tiền vào nhóm/);
    expect(
      noteOf(
        butMain({ change: -9, changePercent: -0.5, ceiling: 0, advancers: 100, decliners: 190, floor: 10 }),
        'en',
      ),
    ).toMatch(
      /^Decliners dominated, with oil and gas along with retail down most\. The VN-Index fell 9\.00 points/,
    );
    expect(
      noteOf(butMain({ change: -9, changePercent: -0.5, advancers: 130, decliners: 170 }), 'de'),
    ).toMatch(/^Der Verkaufsdruck traf Öl und Gas sowie Einzelhandel\. Der VN-Index fiel um 9.00 Punkte/);
  });

  it('says where the index and the breadth disagree', () => {
    expect(noteOf(butMain({ decliners: 300 }))).toMatch(/^Chỉ số tăng dù số mã giảm nhiều hơn\. /);
    expect(noteOf(butMain({ change: -1, changePercent: -0.06 }), 'en')).toMatch(
      /^The index fell although more stocks rose\. /,
    );
    expect(noteOf(butMain({ change: 0, changePercent: 0, advancers: 112 }))).toMatch(
      /^Thị trường giằng co\. VN-Index đi ngang ở 1,784\.91; /,
    );
  });

  it('leaves out what is unknown', () => {
    const none = { indices: [], foreignNet: null, proprietaryNet: null, usualTurnover: null, sectors: [] };
    expect(noteOf(but(none))).toBe('');
    expect(noteOf(but({ ...none, foreignNet: 5.5 }))).toBe('Khối ngoại mua ròng 6 tỷ đồng.');
    expect(noteOf(but({ ...none, proprietaryNet: -361.5 }))).toBe('Tự doanh bán ròng 362 tỷ đồng.');
    expect(noteOf(but({ ...none, proprietaryNet: -0.4 }), 'de')).toBe(
      'Der Eigenhandel kaufte so viel, wie er verkaufte.',
    );
    expect(noteOf(but({ ...none, sectors: day.sectors }))).toBe('Tiền vào nhóm chứng khoán và ngân hàng.');
    expect(noteOf(but({ ...none, indices: [{ ...main, change: null, floor: null }] }), 'en')).toBe(
      'Turnover was VND 21,486 billion.',
    );
  });

  it('takes no side where a server contradicts itself', () => {
    expect(noteOf(butMain({ changePercent: -0.48 }))).not.toMatch(/VN-Index|dù/);
  });

  it('measures a running session by the same time of the others', () => {
    const running = but({ asOf: '2026-08-27T14:12:00+07:00' });
    expect(noteOf(running)).toContain('21,486 tỷ đồng, bằng 114% bình quân cùng giờ của 20 phiên. ');
    expect(noteOf(running, 'en')).toContain('114% of the 20-session average by this time. ');
    expect(noteOf(running, 'de')).toContain('20-Tage-Schnitts zur selben Zeit. ');
  });

  it('counts one as one', () => {
    const one = { ceiling: 0, advancers: 1, decliners: 1, floor: 0 };
    expect(noteOf(butMain(one), 'en')).toContain('1 stock rose, 1 fell; ');
    expect(noteOf(butMain(one), 'de')).toContain('1 Aktie stieg, 1 fiel; ');
    expect(noteOf(butMain({ ...one, advancers: 2 }), 'de')).toContain('2 Aktien stiegen, 1 fiel; ');
    expect(noteOf(butMain({ ...one, decliners: 0 }), 'en')).toContain('1 stock rose, none fell; ');
    expect(noteOf(butMain({ ...one, advancers: 0 }), 'de')).toContain('1 Aktie fiel, keine stieg; ');
  });

  it('counts a handful plainly beside many', () => {
    const crash = { ceiling: 0, advancers: 1, decliners: 96, floor: 50 };
    expect(languages.map((language) => /\. (\d[^;]*);/.exec(noteOf(butMain(crash), language))?.[1])).toEqual([
      '146 mã giảm, chỉ 1 mã tăng',
      '146 stocks fell, only 1 rose',
      '146 Aktien fielen, nur 1 stieg',
    ]);
    const rally = { ceiling: 40, advancers: 100, decliners: 4, floor: 0 };
    expect(languages.map((language) => /\. (\d[^;]*);/.exec(noteOf(butMain(rally), language))?.[1])).toEqual([
      '140 mã tăng, chỉ 4 mã giảm',
      '140 stocks rose, only 4 fell',
      '140 Aktien stiegen, nur 4 fielen',
    ]);
    expect(noteOf(butMain({ ...rally, decliners: 5 }))).toContain('140 mã tăng, gấp 28 lần số mã giảm');
    expect(noteOf(butMain({ ...rally, ceiling: 0, advancers: 7 }))).toContain('7 mã tăng, 4 mã giảm');
  });

  it('has a word for every sector of the market, and marks those it has none for', () => {
    const sent = [...new Set(universe.filter(({ kind }) => kind === 'stock').map(({ sector }) => sector))];
    for (const language of languages) {
      expect(sent.filter((name) => !sectorName(name, language).isTranslated)).toEqual([]);
    }
    const sectors = [{ name: 'Đồ gỗ', changePercent: 3 }];
    const desk = { language: 'en' as const, today: '2026-08-27', nameOfWeekday: String, formatDay: String };
    expect(noteOn(but({ sectors }), desk)).toMatchObject({
      sentences: ['Money went into Đồ gỗ.', expect.any(String), expect.any(String)],
      untranslated: ['Đồ gỗ'],
    });
  });
});

const market = createMarket({ now: () => new Date('2026-08-27T16:00:00+07:00') });
const shown = market.days().slice(-320);
const turnovers = shown.map((each) => market.turnover(each));

/** Three hundred simulated sessions as the server tells them. */
const simulated = shown.slice(20).map((each, i): Pulse => {
  const quotes = stockQuotes(market, each);
  const flow = totalFlow(flowsOn(market, each));
  return {
    asOf: `${each}T15:00:00+07:00`,
    indices: [indexSummary(market, 'VNINDEX', each)],
    foreignNet: flow.foreign,
    proprietaryNet: flow.proprietary,
    usualTurnover: turnovers.slice(i, i + 20).reduce((a, b) => a + b, 0) / 20,
    sectors: sectorChanges(quotes),
    note: null,
  };
});

/** Figures that no market would show in years: gaps, ties, noughts, extremes, one stock. */
const generated = Array.from({ length: 1500 }, (_, seed): Pulse => {
  let state = seed + 1;
  const next = () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
  const maybe = <Value>(value: Value) => (next() < 0.12 ? null : value);
  const figure = (most: number) => Math.round((next() * 2 - 1) * most * 100 * (next() < 0.1 ? 0 : 1)) / 100;
  const count = () => maybe(Math.floor(next() ** 3 * 250));
  const change = figure(40);
  return {
    asOf: maybe(`2026-08-${10 + Math.floor(next() * 15)}T1${Math.floor(next() * 9)}:00:00+07:00`),
    indices: [
      {
        code: 'VNINDEX',
        value: maybe(1000 + figure(900)),
        change: maybe(change),
        changePercent: maybe(Math.round(change * 6) / 100),
        turnover: maybe(Math.abs(figure(60_000))),
        ...{ ceiling: count(), advancers: count(), unchanged: 5, decliners: count(), floor: count() },
      },
    ],
    foreignNet: maybe(figure(next() < 0.2 ? 1 : 3000)),
    proprietaryNet: maybe(figure(900)),
    usualTurnover: maybe(Math.abs(figure(40_000))),
    sectors: day.sectors
      .slice(Math.floor(next() * 5))
      .map(({ name }) => ({ name, changePercent: figure(4) }))
      .sort((a, b) => b.changePercent - a.changePercent),
    note: null,
  };
});

const words = {
  vi: {
    money: 'Tiền vào',
    green: 'Sắc xanh chiếm ưu thế',
    red: 'Sắc đỏ chiếm ưu thế',
    times: ' lần ',
    up: 'VN-Index tăng',
    down: 'VN-Index giảm',
    foreignBuys: 'hối ngoại mua ròng',
    foreignSells: 'hối ngoại bán ròng',
    propBuys: 'ự doanh mua ròng',
    propSells: 'ự doanh bán ròng',
    selling: 'Áp lực bán',
  },
  en: {
    money: 'Money went',
    green: 'Advancers dominated',
    red: 'Decliners dominated',
    times: ' times as many',
    up: 'VN-Index rose',
    down: 'VN-Index fell',
    foreignBuys: 'oreign investors bought VND',
    foreignSells: 'oreign investors sold VND',
    propBuys: 'roprietary desks bought VND',
    propSells: 'roprietary desks sold VND',
    selling: 'Selling weighed',
  },
  de: {
    money: 'Geld floss',
    green: 'Die Gewinner überwogen',
    red: 'Die Verlierer überwogen',
    times: '-mal so viele',
    up: 'VN-Index stieg',
    down: 'VN-Index fiel',
    foreignBuys: 'as Ausland kaufte netto',
    foreignSells: 'as Ausland verkaufte netto',
    propBuys: 'er Eigenhandel kaufte netto',
    propSells: 'er Eigenhandel verkaufte netto',
    selling: 'Der Verkaufsdruck',
  },
} satisfies Record<Language, Record<string, string>>;

/** The figures in a text, but the "20 sessions" of the average and the dates. */
function figuresIn(text: string): number[] {
  const plain = text.replace(/\d\d\/\d\d: /, '').replace(/20(-session| phiên|-Tage-Schnitts)/, '');
  return [...plain.matchAll(/\d[\d.,]*\d|\d/g)].map(([figure]) => Number(figure.replaceAll(',', '')));
}

const rounded = (value: number | null | undefined, digits: number) =>
  value === null || value === undefined ? [] : [Number(Math.abs(value).toFixed(digits))];

/** Every figure of the strip that a note may hold, worked out from the pulse alone. */
function allowed({ indices: [index], foreignNet, proprietaryNet, usualTurnover }: Pulse): number[] {
  const { ceiling, advancers, decliners, floor, turnover, value, change, changePercent } = index!;
  const sum = (a: number | null, b: number | null) => (a === null || b === null ? null : a + b);
  const [rose, fell] = [sum(ceiling, advancers), sum(decliners, floor)];
  const ratio = rose && fell ? Math.max(rose, fell) / Math.min(rose, fell) : null;
  const usual = turnover !== null && usualTurnover ? [Math.round((turnover / usualTurnover) * 100)] : [];
  return [
    ...[...rounded(change, 2), ...rounded(changePercent, 2), ...rounded(value, 2)],
    ...[...rounded(rose, 0), ...rounded(fell, 0), ...usual],
    ...(ratio === null ? [] : [Math.floor(ratio * 10 + 1e-9) / 10]),
    ...[turnover, foreignNet, proprietaryNet].flatMap((each) =>
      each === null ? [] : [Math.round(Math.abs(each))],
    ),
  ];
}

/** What a note says that the figures do not. */
function lies(pulse: Pulse, language: Language): string[] {
  const text = noteOf(pulse, language, '2026-08-12');
  const say = words[language];
  const [index] = pulse.indices;
  const rose = (index!.ceiling ?? NaN) + (index!.advancers ?? NaN);
  const fell = (index!.decliners ?? NaN) + (index!.floor ?? NaN);
  const { leading, lagging } = rankSectors(pulse.sectors);
  const named = (sectors: typeof leading) =>
    sectors.filter(({ name }) => text.includes(sectorName(name, language).name));
  const isTold = (word: keyof typeof say) => text.includes(say[word]);
  const near = (a: number) =>
    allowed(pulse).some((b) => Math.abs(a - b) < 0.0051 || (a > 3 && Math.abs(a / b - 1) < 1e-9));
  const sign = (net: number | null) => Math.sign(net ?? 0) * Math.min(1, Math.round(Math.abs(net ?? 0)));

  const faults = {
    'a figure of its own': !figuresIn(text).every(near),
    up: isTold('up') && !(index!.change! > 0),
    down: isTold('down') && !(index!.change! < 0),
    green: isTold('green') && !(rose >= 2 * fell && (index!.change ?? index!.changePercent)! > 0),
    red: isTold('red') && !(fell >= 2 * rose && (index!.change ?? index!.changePercent)! < 0),
    times: isTold('times') && !(Math.max(rose, fell) >= 1.5 * Math.min(rose, fell)),
    foreign:
      isTold('foreignBuys') !== sign(pulse.foreignNet) > 0 ||
      isTold('foreignSells') !== sign(pulse.foreignNet) < 0,
    proprietary:
      isTold('propBuys') !== sign(pulse.proprietaryNet) > 0 ||
      isTold('propSells') !== sign(pulse.proprietaryNet) < 0,
    'money into a sector that fell':
      (isTold('money') || isTold('green')) &&
      named(leading).some(({ changePercent }) => !(changePercent! > 0)),
    'selling of a sector that rose':
      (isTold('selling') || isTold('red')) &&
      named(lagging).some(({ changePercent }) => !(changePercent! < 0)),
    'what programs print':
      /NaN|undefined|null|Infinity|-0|  |\.\.|;\s*;|\s[.,;]/.test(text) || text !== text.normalize('NFC'),
    'a sentence without its capital or full stop':
      (text !== '' && !/^(\S[^.]*: )?\p{Lu}|^\d/u.test(text)) || (text !== '' && !text.endsWith('.')),
    'another session':
      pulse.asOf !== null &&
      text !== '' &&
      pulse.asOf.startsWith('2026-08-12') === /^\S+( \S+ \S+)? \d\d\/\d\d: /.test(text),
  };
  return Object.entries(faults)
    .filter(([, isFault]) => isFault)
    .map(([what]) => `${what}: ${text} ${JSON.stringify(pulse)}`);
}

describe.each(languages)('the note in %s never contradicts the figures', (language) => {
  it('on three hundred simulated sessions', () => {
    expect(simulated).toHaveLength(300);
    expect(simulated.flatMap((pulse) => lies(pulse, language)).slice(0, 3)).toEqual([]);
    expect(new Set(simulated.map((pulse) => noteOf(pulse, language))).size).toBe(300);
  });

  it('on figures that no market shows', () => {
    expect(generated.flatMap((pulse) => lies(pulse, language)).slice(0, 3)).toEqual([]);
  });
});
