import { describe, expect, it } from 'vitest';
import { holds, rankerOf, rankOf, wordsIn, type Searched } from '../../src/lib/rank';

describe('a text', () => {
  it.each([
    ['Đỗ Mỹ Kỹ Thủy', 'do my ky thuy'],
    ['Đạm Cà Mau', 'ĐẠM'],
    ['Hòa Phát'.normalize('NFD'), 'phát hòa'],
    ['Hòa Phát', 'hòa'.normalize('NFD')],
    ['an@le.example', 'an@le.ex'],
    ['Hòa Phát', ' '],
  ])('%s is found by %s', (text, query) => {
    expect(holds(text, wordsIn(query))).toBe(true);
  });

  it.each([
    ['Hòa Phát', 'hoa x'],
    ['an@le.example', 'le'],
    ['an@le.example An', 'example an'],
  ])('%s is not found by %s', (text, query) => {
    expect(holds(text, wordsIn(query))).toBe(false);
  });
});

describe('of two texts', () => {
  const hoa = { code: 'HOA', text: 'HOA Bột giặt' };
  it.each<[string, Searched, Searched]>([
    ['hoa', hoa, { code: 'HOAX', text: 'HOAX Cao su' }],
    ['hoa', { code: 'HOAX', text: 'HOAX Cao su' }, { code: 'HPG', text: 'HPG Hòa Phát' }],
    ['hoa', { text: 'Tập đoàn Hòa Phát' }, { text: 'Hoàng Anh' }],
    ['hoa', { text: 'Hoàng Anh' }, { text: 'Khoáng sản' }],
    ['dien luc', { text: 'Điện lực' }, { text: 'Luckhoang Điện' }],
    ['dung', { text: 'Xây-dựng' }, { text: 'Điện', more: 'dung' }],
    ['lệ', { text: 'Văn Lệ' }, { text: 'Lê Yến' }],
    ['Lê', { text: 'Lê Yến' }, { text: 'Văn Lệ' }],
    ['an', { text: 'Hồ An' }, { text: 'Bình', more: 'le.an@nhip.example' }],
    ['an@', { text: 'Hồ', more: 'an@le.example' }, { text: 'Trần', more: 'tran@le.example' }],
  ])('the one that fits %s better ranks first', (query, better, worse) => {
    const words = wordsIn(query);
    expect(rankOf(better, words)).toBeLessThan(rankOf(worse, words));
    expect(rankerOf([worse, better], (each) => each)(words)).toEqual([better, worse]);
  });

  it('that fit equally the first stays first, and one that lacks a word is left out', () => {
    const rank = rankerOf(['Lê An', 'Lê Yến', 'Lê Bình'], (text) => ({ text }));
    expect([rank(wordsIn('lê')), rank(wordsIn('le bi')), rank([])]).toEqual([
      ['Lê An', 'Lê Yến', 'Lê Bình'],
      ['Lê Bình'],
      ['Lê An', 'Lê Yến', 'Lê Bình'],
    ]);
  });
});
