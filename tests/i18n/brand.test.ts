import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The product's name where it is one, not the Vietnamese word for a pulse. */
const NAME = /Nhịp(?! thị trường| đập| tim)/;

describe('the name of the product', () => {
  it('stands in one place of the app, in none of its texts and in none of its pages', () => {
    const folders = ['src', 'machines', 'scripts/vite'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    );
    const files = ['index.html', ...folders.filter((name) => /\.(tsx?|css)$/.test(name))];
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => NAME.test(readFileSync(file, 'utf8')))).toEqual(['src/i18n/own-name.ts']);
  });
});
