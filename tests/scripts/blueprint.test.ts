import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { forSmallSize, largeIcons, unusedProps, withLiterals } from '../../scripts/vite/blueprint';
import { sourceFiles } from '../support/source-files';

const sources = sourceFiles(['src'], /^src\/(?!showcase\/).*\.tsx$/);

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

it('no component of the product uses an intent, variant or size whose style the build leaves out', () => {
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

/** The icons that a source shows at 20 px or more, by their names in the package. */
const largeIn = (source: string) =>
  [...source.matchAll(/<(\w*)Icon\b[^>]*\bsize=\{(\d+)\}/g)]
    .filter(([, , size]) => Number(size) >= 20)
    .map(([, name = '']) => name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase());

it('an icon keeps its drawing for 20 px exactly where a component shows it so large', () => {
  const shown = new Set(Object.values(sources).flatMap(largeIn));

  expect([...shown].sort()).toEqual([...largeIcons].sort());
});

it.each([
  ['<CogIcon size={20} />', ['cog']],
  ['<Icon className={styles.x} size={24} />', ['']],
  ['<WarningSignIcon size={12} />', []],
])('%s shows %j large', (source, large) => {
  expect(largeIn(source)).toEqual(large);
});

const sourceOf = (file: string) => readFileSync(`node_modules/@blueprintjs/${file}`, 'utf8');

it('an icon is drawn at any size as it is at 16 px', () => {
  const drawn = forSmallSize(sourceOf('icons/lib/esm/generated/components/cog.js'), 'cog.js');

  expect(drawn).toContain('const PATHS_20 = PATHS_16;');
});

it('a class is a literal, of the same value', () => {
  const written = withLiterals(sourceOf('core/lib/esm/common/classes.js'), 'classes.js');

  expect(written).toContain('export const BUTTON = "bp6-button";');
});

it.each([
  { change: forSmallSize, name: '@blueprintjs/icons' },
  { change: withLiterals, name: '@blueprintjs/core' },
])('an upgrade of $name that is written otherwise ends the build, which names it', ({ change, name }) => {
  expect(() => change('', 'lib/x.js')).toThrow(
    new RegExp(
      `^${name} [\\d.]+ is written otherwise than scripts/vite/blueprint.ts expects: compare lib/x.js$`,
    ),
  );
});
