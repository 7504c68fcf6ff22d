import { expect, it } from 'vitest';
import { decode } from '../../src/tables/decode';

const TEXT = 'Ngày,Mã CK,Lệnh\n18/08/2026,FPT,Mua thỏa thuận ở sàn\n';

const utf8 = (text: string) => new TextEncoder().encode(text);

function utf16(text: string, isLittle: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), isLittle);
  return new Uint8Array(view.buffer);
}

/** Letters with one mark are one byte, those with a tone two. */
function windows1258(text: string): Uint8Array {
  const table = new Map(
    Array.from({ length: 256 }, (_, byte) => [
      new TextDecoder('windows-1258').decode(Uint8Array.of(byte)),
      byte,
    ]),
  );
  const bytes = [
    ...text
      .normalize('NFD')
      .replace(/([aeouAEOU][\u0302\u0306\u031B])/g, (letter) => letter.normalize('NFC')),
  ];
  return Uint8Array.from(
    bytes.map((character) => table.get(character) ?? table.get(character.normalize('NFC'))!),
  );
}

it.each([
  ['UTF-8', utf8(TEXT)],
  ['UTF-8 with its mark', utf8(`\uFEFF${TEXT}`)],
  ['UTF-8 with letters and marks apart', utf8(TEXT.normalize('NFD'))],
  ['UTF-16', utf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16, upper bytes first', utf16(`\uFEFF${TEXT}`, false)],
  ['UTF-16 without a mark', utf16(TEXT, true)],
  ['UTF-16 without a mark, upper bytes first', utf16(TEXT, false)],
  ['Windows-1258', windows1258(TEXT.replaceAll('ệ', 'ê').replaceAll('ậ', 'â'))],
])('decodes %s', (name, bytes) => {
  const text = name === 'Windows-1258' ? TEXT.replaceAll('ệ', 'ê').replaceAll('ậ', 'â') : TEXT;
  expect(decode(bytes)).toBe(text.normalize('NFC'));
});

it('decodes UTF-8 that was cut within a letter as UTF-8', () => {
  const text = TEXT.repeat(10);
  expect(decode(utf8(`${text}ộ`).slice(0, -1))).toBe(`${text}\uFFFD`);
});

it('decodes no bytes as an empty text', () => {
  expect(decode(new Uint8Array())).toBe('');
});

it('decodes nothing that has zeros as no text has them', () => {
  expect(decode(Uint8Array.of(1, 2, 0, 0, 0, 7, 8, 9, 0, 0, 1))).toBeNull();
});
