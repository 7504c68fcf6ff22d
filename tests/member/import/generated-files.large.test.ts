import { expect, it } from 'vitest';
import { wrongIn } from './generated-files';

it('P30: 10,000 generated files are read as they are meant, or ask what they do not say', async () => {
  const found: string[] = [];
  for (let seed = 1_001; seed <= 11_000; seed += 1) {
    const wrong = await wrongIn(seed);
    if (wrong !== null)
      found.push(`${wrong.problem}\n${JSON.stringify(wrong.file.shape)}\n${wrong.file.text}`);
  }
  expect(found).toEqual([]);
}, 600_000);
