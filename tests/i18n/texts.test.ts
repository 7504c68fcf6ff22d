import { describe, expect, it } from 'vitest';
import { languageNames, languageOf, languages } from '../../src/i18n/languages';
import { de, en, messages, vi, type Messages } from '../support/texts';

const others = [
  { language: 'en', texts: en },
  { language: 'de', texts: de },
];

/** Each key's placeholders, sorted. */
function placeholdersOf(texts: Messages) {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      [...text.matchAll(/\{\{(.*?)\}\}/g)].map(String).sort(),
    ]),
  );
}

/** The texts that a pattern finds fault with. */
function faults(texts: Partial<Messages>, pattern: RegExp) {
  return Object.entries(texts).filter(([, text]) => pattern.test(wordsOf(text)));
}

function wordsOf(text: string) {
  return text.replace(/\{\{\w+\}\}/g, '');
}

describe.each(others)('the texts in $language', ({ texts }) => {
  it('have the keys of the Vietnamese ones, in the same order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(vi));
  });

  it('have the same placeholders', () => {
    expect(placeholdersOf(texts)).toEqual(placeholdersOf(vi));
  });
});

describe.each(Object.entries(messages))('the texts in %s', (_, texts) => {
  it('have both forms of what is counted, in Vietnamese too, which says the same in both', () => {
    const counted = Object.keys(texts).flatMap((key) => {
      const other = key.endsWith('_one') ? key.replace(/_one$/, '_other') : key.replace(/_other$/, '_one');
      return other === key || other in texts
        ? []
        : [`${key} is counted: add ${other} beside it, in vi, en and de`];
    });
    expect(counted).toEqual([]);
  });

  it('are never empty, never padded, and composed (NFC)', () => {
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '' || text !== text.trim())).toEqual(
      [],
    );
    expect(Object.entries(texts).filter(([, text]) => text !== text.normalize('NFC'))).toEqual([]);
  });

  it('hold no letters of a broken encoding, no markup, no bare braces', () => {
    expect(faults(texts, /Ã.|á»|Æ°|Ä.\u0091|\uFFFD/)).toEqual([]);
    expect(faults(texts, /<|&\w+;|\$t\(/)).toEqual([]);
    expect(faults(texts, /[{}]/)).toEqual([]);
  });

  it('write three dots as one sign and quote with marks of their own', () => {
    expect(faults(texts, /\.\.\./)).toEqual([]);
    // The specification gives this one letter by letter.
    const { 'cards.duplicate': _given, ...ours } = texts;
    expect(faults(ours, /"|'/)).toEqual([]);
  });

  it('name in the presenter’s notes what is on the screen', () => {
    const labels = new Set(Object.values(texts));
    const named = Object.entries(texts)
      .filter(([key]) => /^demo\.scene\.\w+\.show$/.test(key))
      .flatMap(([, show]) => [...show.matchAll(/[“„]([^“”„]+)[“”]/g)].map(([, label]) => label!));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((label) => !labels.has(label))).toEqual([]);
  });
});

describe('the Vietnamese texts', () => {
  it('are written with their diacritics', () => {
    const letters = wordsOf(Object.values(vi).join()).match(/\p{L}/gu) ?? [];
    const marked = letters.filter((letter) => letter > '\u007f');
    expect(marked.length / letters.length).toBeGreaterThan(0.1);
  });

  it('hold no English that was left over', () => {
    const leftOver =
      /\b(the|and|of|please|loading|failed|error|symbol|search|settings|dashboard|watchlist|news|price|signal|delete|save|back|home|page|password|log ?(in|out)|session|retry|close|open|your?)\b/i;
    expect(faults(vi, leftOver)).toEqual([]);
  });
});

describe('a language', () => {
  it('has a name of its own, and is the default where storage names none', () => {
    expect(languages.map((language) => languageNames[language])).toEqual([
      'Tiếng Việt',
      'English',
      'Deutsch',
    ]);
    expect(['vi', 'en', 'de', 'fr', 'EN', '', 'toString', null].map(languageOf)).toEqual([
      ...['vi', 'en', 'de', 'vi', 'vi', 'vi', 'vi', 'vi'],
    ]);
  });
});
