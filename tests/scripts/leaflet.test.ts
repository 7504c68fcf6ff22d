import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { withoutProbe } from '../../scripts/vite/leaflet';

const source = readFileSync('node_modules/leaflet/dist/leaflet-src.js', 'utf8');

/** Loads Leaflet in a page that, as under Trusted Types, lets no element take its content from a text. */
function load(code: string) {
  const element = () =>
    Object.defineProperty({ style: {}, getContext: () => null, createSVGRect: () => null }, 'innerHTML', {
      set: () => {
        throw new TypeError("This document requires 'TrustedHTML' assignment.");
      },
    });
  const document = { createElement: element, createElementNS: element, documentElement: element() };
  const exports = {};
  const page = { document, navigator: { userAgent: '', platform: '' }, exports, module: { exports } };
  return runInNewContext(code, { ...page, window: { devicePixelRatio: 1, addEventListener: () => {} } });
}

it('the build’s Leaflet loads under Trusted Types, where the published one does not', () => {
  expect(() => load(source)).toThrow('TrustedHTML');
  expect(() => load(withoutProbe(source))).not.toThrow();
});

it('a Leaflet that probes in another way ends the build', () => {
  expect(() => withoutProbe('var inlineSvg = true;')).toThrow(
    /^leaflet [\d.]+ is written otherwise than scripts\/vite\/leaflet\.ts expects: compare dist\/leaflet-src\.js$/,
  );
});
