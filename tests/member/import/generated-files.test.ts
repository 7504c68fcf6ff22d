import { expect, it } from 'vitest';
import { wrongIn } from '../../support/import/generated-files';
import { tried } from '../../support/tried';

const FILES = 500;

it(
  '500 generated files are read as they are meant, or ask what they do not say',
  { tags: ['P30'], timeout: 60_000 },
  async () => {
    const found: string[] = [];
    for (let seed = 1; seed <= FILES; seed += 1) {
      const wrong = await wrongIn(seed);
      if (wrong !== null)
        found.push(`${wrong.problem}\n${JSON.stringify(wrong.file.shape)}\n${wrong.file.text}`);
    }
    expect(found).toEqual([]);
    tried(FILES, 'generated files');
  },
);
