import { expect, it } from 'vitest';
import { neverGiven } from '../../scripts/vite/blueprint';

const sources = import.meta.glob<string>('../../src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The ways in which a source asks for something that the build leaves out. */
const asking = [
  ...neverGiven.intents.flatMap((intent) => [
    `Intent\\.${intent.toUpperCase()}\\b`,
    `intent=["{']+${intent}\\b`,
  ]),
  ...neverGiven.props.flatMap((prop) => [
    `\\s${prop}(?=[\\s=/>])(?!.*[;(])`,
    // Our own dialog has sizes of its own.
    `(?<!<Dialog .*)(?:variant|size|alignText)=["{']+${prop}\\b`,
  ]),
];

const askedIn = (source: string) =>
  source.split('\n').flatMap((line) => asking.flatMap((way) => new RegExp(way).exec(line)?.[0].trim() ?? []));

it('no component is given an intent, variant or size whose style the build leaves out', () => {
  const asked = Object.entries(sources).flatMap(([file, source]) =>
    askedIn(source).map((word) => `${file}: ${word}`),
  );

  expect(Object.keys(sources).length).toBeGreaterThan(100);
  expect(asked).toEqual([]);
});

it.each([
  '<Button intent="success" />',
  '<Button intent={Intent.WARNING} />',
  '<Button variant="outlined" />',
  '<InputGroup round />',
  '<Button size="large" />',
  '<Button alignText="start" />',
])('%s would be noticed', (source) => {
  expect(askedIn(source)).not.toEqual([]);
});
