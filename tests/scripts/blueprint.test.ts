import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no component is given an intent, variant or size whose style the build leaves out', () => {
  const asked = Object.entries(sources).flatMap(([file, source]) =>
    (
      source.match(
        /Intent\.(?:SUCCESS|WARNING)|\b(?:outlined|large)\b(?=[\s=/>])|"(?:outlined|large|medium)"/g,
      ) ?? []
    ).map((word) => `${file}: ${word}`),
  );

  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(asked).toEqual([]);
});
