import { describe, expect, it } from 'vitest';
import { drawerTexts } from '../../src/demo/drawer-texts';
import { inspectorTexts } from '../../src/demo/inspector/inspector-texts';
import { presentTexts } from '../../src/demo/present/present-texts';
import { storyTexts } from '../../src/demo/story/story-texts';
import { texts } from '../../src/demo/texts';
import { tourTexts } from '../../src/demo/tour/tour-texts';
import { languages } from '../../src/i18n/languages';
import { de, en, vi } from '../support/texts';

const messages = { vi, en, de };

/** The texts of each part of the demo, by language. */
const parts = { texts, drawerTexts, inspectorTexts, presentTexts, storyTexts, tourTexts };
const all = Object.entries(parts).flatMap(([part, byLanguage]) =>
  languages.map((language) => [part, language, byLanguage[language] as object] as const),
);

describe('the texts of the demo', () => {
  it.each(all)('are whole, composed and clean: %s in %s', (part, _, own) => {
    const shown = JSON.stringify(own)
      .split('"')
      .filter((_text, place) => place % 2 === 1);
    expect(shown.filter((text) => text !== text.normalize('NFC') || /\.\.\.|'|<|[{}]/.test(text))).toEqual(
      [],
    );
    expect(keysOf(own)).toEqual(keysOf(parts[part as keyof typeof parts].vi));
  });

  it.each(languages)('name in the presenter’s notes what is on the screen: %s', (language) => {
    const labels = new Set(
      [messages[language], texts[language], drawerTexts[language]].flatMap(
        (own) => Object.values(own) as unknown[],
      ),
    );
    const named = Object.values(presentTexts[language].scenes).flatMap(({ show }) =>
      [...show.matchAll(/[“„]([^“”„]+)[“”]/g)].map(([, label]) => label),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((label) => !labels.has(label))).toEqual([]);
  });

  it('are Vietnamese in vi', () => {
    const own = all.flatMap(([, language, each]) => (language === 'vi' ? [each] : []));
    const letters = JSON.stringify(own).match(/\p{L}/gu) ?? [];
    expect(letters.filter((letter) => letter > '\u007f').length / letters.length).toBeGreaterThan(0.1);
  });
});

/** The names of all texts, those within others too. */
function keysOf(texts: object): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => [
    key,
    ...(typeof text === 'object' ? keysOf(text as object).map((inner) => `${key}.${inner}`) : []),
  ]);
}
