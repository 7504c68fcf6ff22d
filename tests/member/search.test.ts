import { describe, expect, it } from 'vitest';
import {
  groupsInOrder,
  isChoiceAmong,
  ownFinds,
  otherFinds,
  pageFinds,
  type Page,
} from '../../src/member/search/finds';
import { wordsIn } from '../../src/lib/rank';
import { markedParts } from '../../src/member/search/marked';

const row = (symbol: string, name: string | null = null) => ({ symbol, name, exchange: null });
/** What is searched for, which may stand for other symbols. */
const queryOf = (typed: string, readings: readonly string[] = []) => ({ words: wordsIn(typed), readings });
const marks = (text: string, typed: string) =>
  markedParts(text, wordsIn(typed))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what was typed', () => {
  it.each([
    ['Hòa Phát', 'hoa', '[Hòa] Phát'],
    ['Hòa Phát', 'phát hòa', '[Hòa] [Phát]'],
    ['Hòa Phát'.normalize('NFD'), 'HOA P', '[Hòa] [P]hát'],
    ['Điện lực', 'dien', '[Điện] lực'],
    ['Đạm Cà Mau', 'đ a', '[Đạ]m C[à] M[a]u'],
    ['ananas', 'ana', '[anana]s'],
    ['HPG', 'x', 'HPG'],
    ['HPG', '', 'HPG'],
    ['Straße', 'strass', 'Straße'],
    ['', 'a', ''],
    ['a.*b', '.*', 'a[.*]b'],
  ])('is marked in %s by %s', (text, typed, marked) => {
    expect(marks(text, typed)).toBe(marked.normalize('NFC'));
  });
});

describe('the person’s own symbols', () => {
  const own = [row('HPG', 'Hòa Phát'), row('NT2', 'Nhơn Trạch 2'), row('PHR', 'Cao su Phước Hòa')];
  const symbols = (finds: readonly { symbol: string | null }[]) => finds.map(({ symbol }) => symbol);

  it.each([
    ['hoa', [], ['HPG', 'PHR']],
    ['ph', [], ['PHR', 'HPG']],
    ['dien luc', [row('POW'), row('NT2')], ['NT2']],
    ['hoa x', [], []],
    ['', [], ['HPG', 'NT2', 'PHR']],
  ])('are found by %j, those first whose ticker begins so', (typed, found, expected) => {
    expect(symbols(ownFinds(own, found, queryOf(typed)))).toEqual(expected);
  });

  it('are not found a second time among the others', () => {
    expect(symbols(otherFinds([row('POW'), row('NT2')], own, queryOf('dien')))).toEqual(['POW']);
  });

  it('show the name that has what was typed', () => {
    const labels = (typed: string) =>
      ownFinds(own, [row('NT2', 'Điện lực Dầu khí Nhơn Trạch 2')], queryOf(typed)).map(({ label }) => label);

    expect([labels('dien luc'), labels('nhon')]).toEqual([
      ['Điện lực Dầu khí Nhơn Trạch 2'],
      ['Nhơn Trạch 2'],
    ]);
  });

  it('tell their exchange where only the feed does', () => {
    const found = [{ ...row('HPG'), exchange: 'HOSE' as const }];
    expect(ownFinds(own, found, queryOf('hpg')).map(({ exchange }) => exchange)).toEqual(['HOSE']);
  });
});

describe('pages', () => {
  const pages: readonly Page[] = [
    { path: '/bot', title: 'Bảo mật', category: 'auth', isApart: false, keywords: 'password' },
    { path: '/whale', title: 'Thanh toán', category: 'apps', isApart: false, keywords: 'card' },
  ];
  const found = (typed: string) =>
    pageFinds(pages, 'auth', 'Tài khoản', wordsIn(typed)).map(({ path }) => path);

  it.each(['bao mat', 'PASSW', 'tai khoan', 'mật word', ''])('are found by %j', (typed) => {
    expect(found(typed)).toEqual(['/bot']);
  });

  it.each(['card', 'toan', 'mat x'])('are not found by %j', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});

describe('what fits better', () => {
  const found = [
    row('KSB', 'Khoáng sản'),
    row('ABC', 'Hoàng Anh'),
    row('HPG', 'Tập đoàn Hòa Phát'),
    row('HOAX', 'Cao su'),
    row('HOA', 'Bột giặt'),
  ];
  const query = queryOf('hoa');

  it('stands higher: a ticker, its beginning, a whole word, the beginning of one, a part of one', () => {
    expect(otherFinds(found, [], query).map(({ symbol }) => symbol)).toEqual([
      'HOA',
      'HOAX',
      'HPG',
      'ABC',
      'KSB',
    ]);
  });

  it('brings its group to the front, and an empty group is none', () => {
    const groups = groupsInOrder([
      { kind: 'own', finds: ownFinds([row('KSB', 'Khoáng sản')], [], query) },
      { kind: 'symbols', finds: otherFinds([row('HPG', 'Hòa Phát')], [], query) },
      { kind: 'apps', finds: [] },
    ]);

    expect(groups.map(({ kind }) => kind)).toEqual(['symbols', 'own']);
  });
});

describe('a word that an input method has made', () => {
  const found = [row('VEA', 'Máy nông nghiệp'), row('VET', 'Thuốc thú y'), row('HVH', 'Vè vè')];
  const symbols = (typed: string, readings: readonly string[], others = found) =>
    otherFinds(others, [], queryOf(typed, readings)).map(({ symbol }) => symbol);
  const isChoice = (typed: string, readings: readonly string[], others = found) => {
    const query = queryOf(typed, readings);
    return isChoiceAmong(groupsInOrder([{ kind: 'symbols', finds: otherFinds(others, [], query) }]), query);
  };
  const vef = [...found, row('VEF', 'Triển lãm')];

  it('finds the ticker first that was keyed, then names, then what only resembles', () => {
    expect(symbols('VÈ', ['VEF', 'VE2'], vef)).toEqual(['VEF', 'HVH', 'VEA', 'VET']);
    expect(isChoice('VÈ', ['VEF', 'VE2'], vef)).toBe(false);
  });

  it('leaves the choice where none is listed that was keyed, or several are', () => {
    expect(isChoice('VÈ', ['VEF', 'VE2'])).toBe(true);
    expect(isChoice('VÈ', ['VEF', 'VE2'], [...vef, row('VE2', 'VNECO 2')])).toBe(true);
  });

  it('finds the person’s own by its keys, which no letter of it has', () => {
    expect(ownFinds([row('MWG', 'Thế Giới Di Động')], [], queryOf('MƯG', ['MWG']))).toMatchObject([
      { symbol: 'MWG', rank: 0 },
    ]);
  });

  it('is the word that it is where no symbol is so long', () => {
    expect(isChoice('hoà', ['HOAF', 'HOA2'], [row('HPG', 'Hòa Phát')])).toBe(false);
    expect(isChoice('phát hòa', [], [row('HPG', 'Hòa Phát')])).toBe(false);
  });

  it('opens nothing that resembles it by its symbol alone', () => {
    expect(isChoice('hoà', ['HOAF', 'HOA2'], [row('HOA', 'Bột giặt')])).toBe(true);
  });
});
