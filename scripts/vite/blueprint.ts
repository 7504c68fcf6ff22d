import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';
import { isOfProduct, withoutGroups, type Modules } from './first-load.ts';
import { replaceIn, upgraded } from './package-source.ts';

const require = createRequire(import.meta.url);
const classes = require('@blueprintjs/core/lib/cjs/common/classes') as Record<string, unknown>;

/** The classes that Blueprint's functions build from props, so that no module names them: of the props in use here. */
const classesOfProps = /^bp6-(intent-(primary|danger)|minimal|small|dark|focus)/;

/** The props that no component here passes, although Blueprint's own modules name their classes; a test checks it. */
export const unusedProps = {
  intents: ['success', 'warning'],
  props: ['outlined', 'medium', 'large', 'round', 'vertical', 'alignText'],
};

const unusedClasses = new RegExp(
  `^bp6-(intent-(${unusedProps.intents.join('|')}|default)|${unusedProps.props.join('|').replace('alignText', 'align-')})`,
);

/** The icons that are shown at 20 px or more; of any other the build keeps the drawing for 16 px only. A test checks it. */
export const largeIcons = ['inbox', 'media', 'warning-sign'];

/** The calendar's shortcuts, time zones and ranges, none of which is ever rendered. */
const unusedModules = /\/@blueprintjs\/(select\/|core\/lib\/esm\/components\/(menu|tag|divider)\/)/;

const plugin = 'blueprint.ts';
const loader = '\0nhip:no-icon-loader';

/**
 * Keeps of Blueprint what is used: of its CSS the rules of the components in the bundle, of its icons the drawings in use,
 * of its constants those that a component names; and not its loader of icons by name, as every icon here is a component.
 */
export function blueprintAsUsed(): Plugin {
  return {
    name: 'nhip:blueprint-as-used',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/iconLoader$/ },
      handler: (_, importer) => (importer?.includes('/@blueprintjs/icons/') ? loader : null),
    },
    load: {
      filter: { id: /no-icon-loader$/ },
      handler: () => 'export class Icons { static getPaths() {} static async load() {} }',
    },
    transform: {
      filter: {
        id: /\/@blueprintjs\/(icons\/lib\/esm\/generated\/components\/[^/]+|core\/lib\/esm\/common\/classes)\.js$/,
      },
      handler(code, id) {
        const file = id.slice(id.indexOf('/lib/esm/') + 1);
        if (file.endsWith('/classes.js')) return { code: withLiterals(code, file), map: null };
        const isLarge = largeIcons.includes(basename(file, '.js'));
        return isLarge ? null : { code: forSmallSize(code, file), map: null };
      },
    },
    buildEnd(error) {
      const place = { name: '@blueprintjs/icons', file: 'lib/esm/iconLoader.js', plugin };
      if (!error && !this.getModuleInfo(loader)) this.error(upgraded(place));
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const product = withoutGroups(this);
        const ofAll = classesOf(chunks, this);
        const ofProduct = classesOf(
          chunks.filter((chunk) => isOfProduct(chunk, product)),
          this,
          unusedModules,
        ).filter((name) => !unusedClasses.test(name));
        const sheet = { name: '@blueprintjs/core', file: 'lib/css/blueprint.css', plugin };
        if (ofProduct.length === 0) this.error(upgraded(sheet));
        const groupSheets = new Set(
          chunks
            .filter((chunk) => !isOfProduct(chunk, product))
            .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
        );

        for (const output of Object.values(bundle)) {
          if (output.type !== 'asset' || !output.fileName.endsWith('.css')) continue;
          const isOfGroup = groupSheets.has(output.fileName);
          const [purged] = await new PurgeCSS().purge({
            content: [{ raw: (isOfGroup ? ofAll : ofProduct).join(' '), extension: 'txt' }],
            css: [{ raw: String(output.source) }],
            safelist: {
              standard: [/^(?!bp6-)/, isOfGroup ? /^bp6-intent-/ : classesOfProps],
              variables: [/^--(?!bp-)/],
              keyframes: [/^(?!bp)/],
            },
            keyframes: true,
            variables: true,
          });
          output.source = purged?.css ?? output.source;
        }
      },
    },
  };
}

/** The Blueprint classes that the modules of these chunks contain. */
function classesOf(
  chunks: readonly Rolldown.OutputChunk[],
  { getModuleInfo }: Modules,
  without = /^$/,
): readonly string[] {
  const sources = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds))]
    .filter((id) => !/common\/classes\.js$/.test(id) && !without.test(id))
    .map((id) => getModuleInfo(id)?.code ?? '');
  return [...new Set(sources.flatMap(classesIn))];
}

/** An icon without its drawing for 20 px. */
export function forSmallSize(code: string, file: string) {
  const place = { name: '@blueprintjs/icons', file, plugin };
  return replaceIn(code, /(?<=const PATHS_20 = )\[[^\]]*\]/, () => 'PATHS_16', place);
}

/** Constants as literals, of which a bundler sees that leaving them out changes nothing. */
export function withLiterals(code: string, file: string) {
  const place = { name: '@blueprintjs/core', file, plugin };
  const literal = (constant: string, name: string) =>
    typeof classes[name] === 'string' ? `export const ${name} = ${JSON.stringify(classes[name])};` : constant;
  return replaceIn(code, /export const ([A-Z_0-9]+) = [^;]+;/g, literal, place);
}

/** The Blueprint classes that a module contains, as text or as a constant. */
function classesIn(code: string): string[] {
  const named = (code.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []).map((name) => classes[name]);
  const written = code.match(/bp6-[a-z0-9-]+/g) ?? [];
  return [...named.filter((name) => typeof name === 'string'), ...written];
}
