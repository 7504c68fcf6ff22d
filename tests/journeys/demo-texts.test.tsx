import { describe, expect, it } from 'vitest';
import { drawerTexts } from '../../src/demo/drawer-texts';
import { texts } from '../../src/demo/texts';
import { languages } from '../../src/i18n/languages';

describe('the texts of the demo', () => {
  const all = languages.map((name) => [name, { ...texts[name], ...drawerTexts[name] }] as const);

  it.each(all)('are whole, composed and clean in %s', (_, language) => {
    const parts = JSON.stringify(language).split('"');
    const shown = parts.filter((_text, place) => place % 2 === 1);
    expect(shown.filter((text) => text !== text.normalize('NFC') || /\.\.\.|'|<|[{}]/.test(text))).toEqual(
      [],
    );
    expect(Object.keys(language.scenarios)).toEqual(Object.keys(texts.vi.scenarios));
  });

  it('are Vietnamese in vi', () => {
    const letters = JSON.stringify([texts.vi, drawerTexts.vi]).match(/\p{L}/gu) ?? [];
    expect(letters.filter((letter) => letter > '\u007f').length / letters.length).toBeGreaterThan(0.1);
  });
});
