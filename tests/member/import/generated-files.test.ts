import { expect, it } from 'vitest';
import { wrongIn } from './generated-files';

const FILES = 500;

it('P30: 500 generated files are read as they are meant, or ask what they do not say', async () => {
  const found: string[] = [];
  for (let seed = 1; seed <= FILES; seed += 1) {
    const wrong = await wrongIn(seed);
    if (wrong !== null)
      found.push(`${wrong.problem}\n${JSON.stringify(wrong.file.shape)}\n${wrong.file.text}`);
  }
  expect(found).toEqual([]);
}, 60_000);
