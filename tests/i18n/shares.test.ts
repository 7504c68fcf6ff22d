import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRAME, texts } from '../../scripts/vite/texts';
import { vi } from '../../src/i18n/locales/vi';

/** Files whose code runs before anybody is signed in. */
const visitorsFiles = [
  ...filesIn('src/app'),
  ...filesIn('src/auth').filter((file) => !file.includes('account-security')),
];

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(folder, path));
}

function share(part: string): string[] {
  const { transform } = texts() as { transform: (code: string, id: string) => { code: string } };
  const { code } = transform(
    readFileSync('src/i18n/locales/vi.ts', 'utf8'),
    `/src/i18n/locales/vi.ts?part=${part}`,
  );
  return [...code.matchAll(/^ {2}'([\w.]+)':/gm)].map(([, key = '']) => key);
}

describe('the two shares of a language', () => {
  it('hold every text, each once', () => {
    expect([...share('frame'), ...share('member')].sort()).toEqual(Object.keys(vi).sort());
  });

  it('give a visitor every text that a visitor’s code asks for', () => {
    const missing = visitorsFiles.flatMap((file) => {
      const code = readFileSync(file, 'utf8');
      return Object.keys(vi).filter(
        (key) =>
          !FRAME.includes(key.split('.')[0]!) && new RegExp(`t\\('${key.replaceAll('.', '\\.')}'`).test(code),
      );
    });

    expect(missing).toEqual([]);
  });
});
