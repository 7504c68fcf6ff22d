import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('no schema of a form renames keys: the build leaves out what that needs', () => {
  const renaming = Object.entries(sources)
    .filter(([, source]) => source.includes("from 'yup'") && /\.(camel|snake|constant)Case\(/.test(source))
    .map(([file]) => file);

  expect(Object.values(sources).some((source) => source.includes("from 'yup'"))).toBe(true);
  expect(renaming).toEqual([]);
});
