import { expect, it } from 'vitest';
import { unusedProps } from '../../scripts/vite/blueprint';

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** How a source would use something that the build leaves out. */
const patterns = [
  ...unusedProps.intents.flatMap((intent) => [
    `Intent\\.${intent.toUpperCase()}\\b`,
    `intent=["{']+${intent}\\b`,
  ]),
  ...unusedProps.props.flatMap((prop) => [
    `\\s${prop}(?=[\\s=/>])(?!.*[;(])`,
    // Our own dialog has sizes of its own.
    `(?<!<Dialog .*)(?:variant|size|alignText)=["{']+${prop}\\b`,
  ]),
];

const usesIn = (source: string) =>
  source
    .split('\n')
    .flatMap((line) => patterns.flatMap((pattern) => new RegExp(pattern).exec(line)?.[0].trim() ?? []));

it('no component uses an intent, variant or size whose style the build leaves out', () => {
  const uses = Object.entries(sources).flatMap(([file, source]) =>
    usesIn(source).map((use) => `${file}: ${use}`),
  );

  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(uses).toEqual([]);
});

it.each([
  '<Button intent="success" />',
  '<Button intent={Intent.WARNING} />',
  '<Button variant="outlined" />',
  '<InputGroup round />',
  '<Button size="large" />',
  '<Button alignText="start" />',
])('%s is found', (source) => {
  expect(usesIn(source)).not.toEqual([]);
});
