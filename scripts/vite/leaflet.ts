import type { Plugin } from 'vite';
import { replaceIn } from './package-source.ts';

const place = { name: 'leaflet', file: 'dist/leaflet-src.js', plugin: 'leaflet.ts' };

/** What Leaflet does on load to learn whether a browser reads SVG in HTML; every browser here does. */
const probe = /var inlineSvg = !!svg\$1 && \(function \(\) \{[^]*?\}\)\(\);/;

/** Leaflet without the markup that it would write on load, for which the policy of Trusted Types stops it. */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'nhip:leaflet-without-markup',
    apply: 'build',
    transform: {
      filter: { id: /\/leaflet\/dist\/leaflet-src\.js$/ },
      handler: (code) => ({ code: withoutProbe(code), map: null }),
    },
  };
}

export function withoutProbe(code: string): string {
  return replaceIn(code, probe, () => 'var inlineSvg = true;', place);
}
