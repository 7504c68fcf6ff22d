import type { Plugin } from 'vite';

/** What Leaflet does on load to learn whether a browser reads SVG in HTML; every browser here does. */
const probe = /var inlineSvg = !!svg\$1 && \(function \(\) \{[^]*?\}\)\(\);/;

/** Leaflet without the markup that it would write on load, for which the policy of Trusted Types stops it. */
export function leafletWithoutMarkup(): Plugin {
  return {
    name: 'nhip:leaflet-without-markup',
    apply: 'build',
    transform: (code, id) => (/\/leaflet\/dist\/leaflet-src\.js$/.test(id) ? withoutProbe(code) : null),
  };
}

export function withoutProbe(code: string): string {
  if (!probe.test(code))
    throw new Error('Leaflet probes for SVG in another way: see scripts/vite/leaflet.ts');
  return code.replace(probe, 'var inlineSvg = true;');
}
