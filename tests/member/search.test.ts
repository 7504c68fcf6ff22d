import { describe, expect, it } from 'vitest';
import { groupsInOrder, ownFinds, otherFinds, pageFinds, type Page } from '../../src/member/search/finds';
import { wordsIn } from '../../src/lib/rank';
import { markedParts } from '../../src/member/search/marked';

const row = (symbol: string, name: string | null = null) => ({ symbol, name, exchange: null });
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
    expect(symbols(ownFinds(own, found, wordsIn(typed)))).toEqual(expected);
  });

  it('are not found a second time among the others', () => {
    expect(symbols(otherFinds([row('POW'), row('NT2')], own, wordsIn('dien')))).toEqual(['POW']);
  });

  it('show the name that has what was typed', () => {
    const labels = (typed: string) =>
      ownFinds(own, [row('NT2', 'Điện lực Dầu khí Nhơn Trạch 2')], wordsIn(typed)).map(({ label }) => label);

    expect([labels('dien luc'), labels('nhon')]).toEqual([
      ['Điện lực Dầu khí Nhơn Trạch 2'],
      ['Nhơn Trạch 2'],
    ]);
  });

  it('tell their exchange where only the feed does', () => {
    const found = [{ ...row('HPG'), exchange: 'HOSE' as const }];
    expect(ownFinds(own, found, ['hpg']).map(({ exchange }) => exchange)).toEqual(['HOSE']);
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
  const words = wordsIn('hoa');

  it('stands higher: a ticker, its beginning, a whole word, the beginning of one, a part of one', () => {
    expect(otherFinds(found, [], words).map(({ symbol }) => symbol)).toEqual([
      'HOA',
      'HOAX',
      'HPG',
      'ABC',
      'KSB',
    ]);
  });

  it('brings its group to the front, and an empty group is none', () => {
    const groups = groupsInOrder([
      { kind: 'own', finds: ownFinds([row('KSB', 'Khoáng sản')], [], words) },
      { kind: 'symbols', finds: otherFinds([row('HPG', 'Hòa Phát')], [], words) },
      { kind: 'apps', finds: [] },
    ]);

    expect(groups.map(({ kind }) => kind)).toEqual(['symbols', 'own']);
  });
});
