import { describe, expect, it } from 'vitest';
import { imageAddress } from '../../src/lib/user-fields';
import { asList, asNumber, asRecord, asText } from '../../src/lib/json';
import { asLine, fitsLine, oneLine } from '../../src/lib/text';

const values = {
  text: '1',
  number: 1,
  nothing: null,
  missing: undefined,
  list: [1],
  record: { a: 1 },
  yes: true,
};

describe('a foreign value', () => {
  it.each([
    [asRecord, { record: { a: 1 } }],
    [asList, { list: [1] }],
    [asText, { text: '1' }],
    [asNumber, { text: 1, number: 1 }],
  ] as const)('is taken by %o for what it is and nothing else', (as, taken) => {
    const read = Object.entries(values).flatMap(([name, value]) =>
      as(value) === null ? [] : [[name, as(value)] as const],
    );
    expect(Object.fromEntries(read)).toEqual(taken);
  });

  it.each([
    ['68.4', 68.4],
    [' 68.4 ', 68.4],
    ['-0.5', -0.5],
    [-0, 0],
    ['-0', 0],
    ['1e3', null],
    ['0x10', null],
    ['1,000', null],
    ['', null],
    ['NaN', null],
    ['Infinity', null],
    [NaN, null],
    [Infinity, null],
    ['9'.repeat(31), null],
  ])('%j is the number %j', (value, number) => {
    expect(asNumber(value)).toBe(number);
  });
});

describe('a foreign text on one line', () => {
  it.each([
    ['  Hòa   Phát \n Group ', 'Hòa Phát Group'],
    ['Hòa'.normalize('NFD'), 'Hòa'],
    ['a\u202Eb\u2066c', 'abc'],
    ['a\u0000b\u200Bc\uFEFF', 'abc'],
    ['a\ud83d', 'a'],
    ['👍🏽 tốt', '👍🏽 tốt'],
  ])('%j reads %j', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('is the same with and without a leading blank, whatever characters it has', () => {
    const texts = Array.from({ length: 0x10000 }, (_, code) => `a${String.fromCharCode(code)}b c`);

    expect(texts.filter((text) => oneLine(text) !== oneLine(` ${text}`))).toEqual([]);
  });

  it.each([
    '',
    '  ',
    'null',
    'NaN',
    'undefined',
    '-Infinity',
    'Invalid Date',
    '[object Object]',
    7,
    null,
    {},
  ])('%j is empty', (value) => {
    expect(asLine(value)).toBeNull();
  });

  it('is cut where it is too long', () => {
    expect(asLine('x'.repeat(300))).toHaveLength(200);
    expect(asLine('x'.repeat(300), 10)).toBe('xxxxxxxxxx');
  });

  it('is composed before it is cut, and so whole where its composed letters have room', () => {
    expect(asLine('ế'.normalize('NFD').repeat(10), 10)).toBe('ế'.repeat(10));
    expect(fitsLine('ế'.normalize('NFD').repeat(10), 10)).toBe(true);
    expect(asLine(`${'ế'.repeat(9)} 😀`, 11)).toBe('ế'.repeat(9));
    expect(fitsLine(`${'ế'.repeat(9)} 😀`, 11)).toBe(false);
    expect(fitsLine(' '.repeat(41), 10)).toBe(false);
  });
});

describe('an image’s address', () => {
  it.each([
    'https://nhip.example/a.png',
    'http://x/a',
    '/avatars/1.png',
    'data:image/png;base64,iVBORw0KGgo=',
  ])('%s is loaded', (address) => {
    expect(imageAddress(` ${address} `)).toBe(address);
  });

  it.each([
    ...['javascript:alert(1)', '//evil.example/a.png', '/\\evil.example', 'data:text/html;base64,PHA+'],
    ...['data:image/svg+xml;base64,PHN2Zz4=', 'blob:x', 'avatars/1.png', '', 'https://a b'],
    ...[null, 7, {}],
  ])('%j is not', (address) => {
    expect(imageAddress(address)).toBeNull();
  });
});
