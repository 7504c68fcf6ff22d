// @module-tag P17
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, inject, it } from 'vitest';
import { tried } from '../support/tried';
import { groupNames } from '../../src/app/router/routes';

type File = { fileName: string; type: 'asset'; source: string };
type Strays = { straysIn: (bundle: readonly File[]) => readonly string[] };

const { straysIn } = (await import(resolve('scripts/sizes/strays.mjs'))) as Strays;

it('no part of the product loads a file of a group, which the service worker leaves out', () => {
  const folder = join(inject('production'), 'assets');
  const parts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const loaded = parts.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/groups\/(\w+)-[\w-]{8}\.(?:js|css)/g)].map(
      ([, file]) => file,
    ),
  );

  expect(parts.length).toBeGreaterThan(30);
  // Where a group begins: its pages and its texts.
  expect(new Set(loaded)).toEqual(new Set(['pages', ...groupNames]));
});

it('no file of a production build contains the mock backend, the demo’s accounts, scenarios, drawer, tour, inspector or replay of logs', () => {
  const folder = inject('production');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name): File => ({
      fileName: name,
      type: 'asset',
      source: readFileSync(join(folder, name), 'utf8'),
    }));

  expect(files.length).toBeGreaterThan(100);
  expect(straysIn(files)).toEqual([]);
  tried(files.length, 'files of the build');
});
