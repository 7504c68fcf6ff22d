import type { Language } from '../../src/i18n/languages';
import type { Messages } from '../../src/i18n/messages';
import { OWN_NAME } from '../../src/i18n/own-name';

export type { Messages };

const files = import.meta.glob<Partial<Messages>>('../../src/i18n/locales/*/*.ts', {
  import: 'default',
  eager: true,
});

/** The texts of a language by part. */
export function partsIn(language: Language): Readonly<Record<string, Partial<Messages>>> {
  return Object.fromEntries(
    Object.entries(files).flatMap(([file, texts]) => {
      const [, folder, part] = /\/(\w+)\/(\w+)\.ts$/.exec(file)!;
      return folder === language ? [[part!, texts]] : [];
    }),
  );
}

function textsIn(language: Language): Messages {
  return Object.assign({}, ...Object.values(partsIn(language))) as Messages;
}

export const vi = textsIn('vi');
export const en = textsIn('en');
export const de = textsIn('de');

/** The texts of each language. */
export const messages = { vi, en, de };

/** A text of the product in English, filled in: tests name the sentence by its key, however it is worded. */
export function words(key: keyof typeof en, values: Readonly<Record<string, string | number>> = {}): string {
  const named: Readonly<Record<string, string | number>> = { brand: OWN_NAME, ...values };
  return en[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    if (!(name in named)) throw new Error(`${key} needs a value for ${name}`);
    const value = named[name];
    return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
  });
}

/** The product's own name where it is one, not the Vietnamese word for a pulse. */
export const ownName = /Nhịp(?! thị trường| đập| tim)/;
