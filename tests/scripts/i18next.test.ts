import { readFileSync } from 'node:fs';
import i18next, { type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { asUsed } from '../../scripts/vite/i18next';

const source = readFileSync('node_modules/i18next/dist/esm/i18next.js', 'utf8');
const inline = `data:text/javascript,${encodeURIComponent(asUsed(source))}`;
const { default: built } = (await import(/* @vite-ignore */ inline)) as { default: typeof i18next };

type Texts = Record<string, string>;

const parts = Object.entries(
  import.meta.glob<Texts>('../../src/i18n/locales/*/*.ts', { import: 'default', eager: true }),
).map(([file, texts]) => ({ language: file.split('/').at(-2)!, part: file.split('/').at(-1)!, texts }));
const languages = [...new Set(parts.map(({ language }) => language))];

async function translatorOf(instance: i18n, language: string) {
  await instance.init({
    lng: language,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false, skipOnVariables: true },
    resources: {},
  });
  for (const each of parts.filter((part) => part.language === language)) {
    instance.addResourceBundle(language, 'translation', each.texts);
  }
  return (key: string) => instance.t(key.replace(/_(one|other)$/, ''), valuesOf(key));

  function valuesOf(key: string) {
    const text = parts.map(({ texts }) => texts[key]).find((found) => found !== undefined) ?? '';
    const names = [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => [name, 1234.5]);
    return { count: key.endsWith('_one') ? 1 : 1234.5, ...Object.fromEntries(names) };
  }
}

describe('the build’s i18next', () => {
  it.each(languages)('gives every text as the published one does: %s', async (language) => {
    const published = await translatorOf(i18next.createInstance(), language);
    const asBuilt = await translatorOf(built.createInstance(), language);
    const keys = parts
      .filter((part) => part.language === language)
      .flatMap(({ texts }) => Object.keys(texts));

    expect(keys.length).toBeGreaterThan(500);
    expect(keys.map((key) => [key, asBuilt(key)])).toEqual(keys.map((key) => [key, published(key)]));
  });

  it('is smaller by what loads texts and formats what is no number', () => {
    expect(asUsed(source)).not.toMatch(/maxParallelReads|Intl\.DateTimeFormat/);
  });

  it('ends the build where i18next is written in another way', () => {
    expect(() => asUsed('class Formatter {}')).toThrow('see scripts/vite/i18next.ts');
  });
});
