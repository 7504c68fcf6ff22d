import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contentOf } from './production.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const FOREIGN =
  /\/(?:mock-server|src\/demo|scripts\/replay|node_modules\/(?:miragejs|pretender|fake-xml-http-request))\/|\/locales\/\w+\/demo\.ts$/;
const LIBRARY = ['miragejs', 'Pretender'];

const TEXTS = 'src/i18n/locales/vi/demo.ts';

/** The parts that no production build contains: where their sources are, and texts that stand nowhere else. */
const parts = [
  {
    name: 'the mock backend',
    sources: ['mock-server'],
    markers: ['nhip.mock', 'An Phát Xanh', 'Giá trị khớp lệnh trên HOSE đạt'],
  },
  {
    name: 'the demo’s accounts',
    sources: ['mock-server'],
    markers: ['member@nhip.example', 'admin@nhip.example', 'newcomer@nhip.example', 'Nhip@2026'],
  },
  {
    name: 'the scenarios',
    sources: ['mock-server/scenarios.ts', 'src/demo/scenario.ts'],
    markers: ['hostile-news', 'demo.scenario'],
  },
  {
    name: 'the drawer',
    sources: ['src/demo/demo.ts', TEXTS, 'src/demo/market-time.ts', 'src/demo/logo'],
    markers: ['demo.settings', 'nhip.demo.time', 'demo.logo', 'Lỗi theo từng lời gọi'],
  },
  {
    name: 'the tour',
    sources: ['src/demo/demo.ts', TEXTS],
    markers: ['demo.tour', 'Bắt đầu từ đây'],
  },
  {
    name: 'the presentation',
    sources: ['src/demo/demo.ts', TEXTS],
    markers: ['demo.presentation', 'Ghi chú người trình bày'],
  },
  {
    name: 'the story',
    sources: ['src/demo/demo.ts', 'mock-server/story', TEXTS],
    markers: ['demo.story', 'story-day', 'Ngân hàng đảo chiều'],
  },
  {
    name: 'the inspector',
    sources: ['src/demo/inspector', TEXTS],
    markers: ['demo.inspect', 'Máy trạng thái đang chạy'],
  },
  {
    name: 'the replay of logs',
    sources: ['src/demo/inspector/log.ts', 'scripts/replay'],
    markers: ['$number', 'recorded was'],
  },
];

/** What must not be in a production bundle, a sentence each: the parts of the demo and their markers, source maps. */
export function straysIn(bundle) {
  return bundle.flatMap((output) => {
    const { fileName, moduleIds = [] } = output;
    const modules = moduleIds.filter((id) => FOREIGN.test(id));
    return [
      ...(modules.length > 0
        ? [`${fileName} holds ${modules.length} modules of the demo, as ${modules[0]}`]
        : []),
      ...straysInText(fileName, String(contentOf(output))),
    ];
  });
}

function straysInText(fileName, text) {
  const found = parts.flatMap(({ name, markers }) =>
    markers
      .filter((marker) => text.includes(marker))
      .map((marker) => `${fileName} contains "${marker}" of ${name}`),
  );
  const libraries = LIBRARY.filter((name) => text.includes(name)).map(
    (name) => `${fileName} contains ${name}`,
  );
  const isMapped = fileName.endsWith('.map') || text.includes('sourceMappingURL=');
  return [...libraries, ...found, ...(isMapped ? [`${fileName} has a source map`] : [])];
}

/** The markers that their part no longer contains, so that their absence from a build proves nothing. */
export function outdatedMarkers() {
  return parts.flatMap(({ name, sources, markers }) => {
    const text = sources
      .flatMap(filesAt)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    return markers
      .filter((marker) => !text.includes(marker))
      .map(
        (marker) =>
          `${name} no longer contains "${marker}": choose another marker in scripts/sizes/strays.mjs`,
      );
  });
}

function filesAt(source) {
  const path = join(root, source);
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(path, name));
}
