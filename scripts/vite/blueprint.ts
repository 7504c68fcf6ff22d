import { createRequire } from 'node:module';
import { PurgeCSS } from 'purgecss';
import type { Plugin, Rolldown } from 'vite';
import { chunksWithoutGroups, type Modules } from './first-load.ts';

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

const MEASURED = 'if (contentMeasuringRef.current?.textContent != null)';
const MEASURED_IF_CUT = 'if (ellipsize && contentMeasuringRef.current?.textContent != null)';

/**
 * Keeps of Blueprint what is used: of its CSS the rules of the components in the bundle, of its icons the drawings in use, of
 * its constants those that a component names; and not its loader of icons by name, as every icon here is a component. A text
 * that is never cut is not measured: the state that this sets has React render twice before the page is painted.
 */
export function blueprintAsUsed(): Plugin {
  const noLoader = '\0nhip:no-icon-loader';
  return {
    name: 'nhip:blueprint-as-used',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const isLoader = source === './iconLoader' && /\/@blueprintjs\/icons\//.test(importer ?? '');
      return isLoader ? noLoader : null;
    },
    load: (id) =>
      id === noLoader ? 'export class Icons { static getPaths() {} static async load() {} }' : null,
    transform(code, id) {
      const [, icon] = /\/@blueprintjs\/icons\/lib\/esm\/generated\/components\/([^/]+)\.js$/.exec(id) ?? [];
      if (icon) return largeIcons.includes(icon) ? null : forSmallSize(code);
      if (/\/@blueprintjs\/core\/lib\/esm\/components\/text\/text\.js$/.test(id)) {
        if (!code.includes(MEASURED))
          this.error('The text component measures otherwise than in Blueprint 6.20');
        return code.replace(MEASURED, MEASURED_IF_CUT);
      }
      return /\/@blueprintjs\/core\/lib\/esm\/common\/classes\.js$/.test(id) ? withLiterals(code) : null;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const product = chunksWithoutGroups(bundle);
        const ofAll = classesOf(chunks, this);
        const ofProduct = classesOf(
          chunks.filter(({ fileName }) => product.has(fileName)),
          this,
          unusedModules,
        ).filter((name) => !unusedClasses.test(name));
        const groupSheets = new Set(
          chunks
            .filter(({ fileName }) => !product.has(fileName))
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
function forSmallSize(code: string) {
  return code.replace(/(?<=const PATHS_20 = )\[[^\]]*\]/, 'PATHS_16');
}

/** Constants as literals, of which a bundler sees that leaving them out changes nothing. */
function withLiterals(code: string) {
  return code.replace(/export const ([A-Z_0-9]+) = [^;]+;/g, (constant, name: string) =>
    typeof classes[name] === 'string' ? `export const ${name} = ${JSON.stringify(classes[name])};` : constant,
  );
}

/** The Blueprint classes that a module contains, as text or as a constant. */
function classesIn(code: string): string[] {
  const named = (code.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? []).map((name) => classes[name]);
  const written = code.match(/bp6-[a-z0-9-]+/g) ?? [];
  return [...named.filter((name) => typeof name === 'string'), ...written];
}
