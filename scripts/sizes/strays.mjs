import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentOf } from './production.mjs';

const MOCK = /\/(?:mock-server|src\/demo|node_modules\/(?:miragejs|pretender|fake-xml-http-request))\//;
const LIBRARY = ['miragejs', 'Pretender'];
/**
 * Its storage key, a company of its listing, a sentence of its reports, the password of its accounts, a scenario; the
 * storage keys of the drawer and the tour, and a sentence of each.
 */
const MARKERS = [
  ...['nhip.mock', 'An Phát Xanh', 'Giá trị khớp lệnh trên HOSE đạt', 'Nhip@2026', 'hostile-news'],
  ...['demo.settings', 'demo.tour', 'Lỗi theo từng lời gọi', 'Bắt đầu từ đây'],
];

/** What must not be in a production bundle, a sentence each: the mock backend, its markers, source maps. */
export function straysIn(bundle) {
  return bundle.flatMap((output) => {
    const text = String(contentOf(output));
    const { fileName, moduleIds = [] } = output;
    const modules = moduleIds.filter((id) => MOCK.test(id));
    const markers = [...LIBRARY, ...MARKERS].filter((marker) => text.includes(marker));
    const isMapped = fileName.endsWith('.map') || text.includes('sourceMappingURL=');
    return [
      ...(modules.length > 0 ? [`${fileName} holds ${modules.length} mock modules, as ${modules[0]}`] : []),
      ...markers.map((marker) => `${fileName} contains "${marker}"`),
      ...(isMapped ? [`${fileName} has a source map`] : []),
    ];
  });
}

/** The markers that the demo no longer contains, so that their absence from a bundle proves nothing. */
export function outdatedMarkers() {
  const sources = ['../../mock-server/', '../../src/demo/']
    .map((folder) => fileURLToPath(new URL(folder, import.meta.url)))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => readFileSync(folder + name, 'utf8')),
    )
    .join('\n');
  return MARKERS.filter((marker) => !sources.includes(marker)).map(
    (marker) => `the demo no longer contains "${marker}": choose another marker in scripts/sizes/strays.mjs`,
  );
}
