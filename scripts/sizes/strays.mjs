import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { contentOf } from './production.mjs';

const MOCK = /\/(?:mock-server|src\/demo|node_modules\/(?:miragejs|pretender|fake-xml-http-request))\//;
const LIBRARY = ['miragejs', 'Pretender'];
/** Its storage key, a company of its listing, a sentence of its desk, the password of its accounts. */
const WORDS = ['nhip.mock', 'An Phát Xanh', 'Giá trị khớp lệnh trên HOSE đạt', 'Nhip@2026'];

/** What must not be in a production bundle, a sentence each: the mock backend, its words, source maps. */
export function straysIn(bundle) {
  return bundle.flatMap((output) => {
    const text = String(contentOf(output));
    const { fileName, moduleIds = [] } = output;
    const modules = moduleIds.filter((id) => MOCK.test(id));
    const words = [...LIBRARY, ...WORDS].filter((word) => text.includes(word));
    const isMapped = fileName.endsWith('.map') || text.includes('sourceMappingURL=');
    return [
      ...(modules.length > 0 ? [`${fileName} holds ${modules.length} mock modules, as ${modules[0]}`] : []),
      ...words.map((word) => `${fileName} says "${word}"`),
      ...(isMapped ? [`${fileName} has a source map`] : []),
    ];
  });
}

/** Words that the mock backend no longer says, so that looking for them would prove nothing. */
export function forgottenWords() {
  const folder = fileURLToPath(new URL('../../mock-server/', import.meta.url));
  const files = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'));
  const said = files.map((name) => readFileSync(folder + name, 'utf8')).join('\n');
  return WORDS.filter((word) => !said.includes(word)).map(
    (word) => `mock-server no longer says "${word}": choose another word in scripts/sizes/strays.mjs`,
  );
}
