import { build, type BuildOptions, type InlineConfig, type Plugin, type ResolvedConfig } from 'vite';
import { routes } from '../../src/app/router/routes.ts';
import { reportUrlOf } from './report-url.ts';

const tag = /<script inline src="\/([^"]+)"><\/script>/g;

/**
 * Puts each `<script inline src="...">` of the page into it, bundled with what the module imports; those of the demo
 * stand in its page alone, that of the reports where the build has an address for them.
 */
export function inlineScripts(): Plugin {
  let config: ResolvedConfig;
  const isIncluded = (module: string) => {
    if (module.startsWith('src/demo/')) return config.define?.['__DEMO__'] === 'true';
    return !module.startsWith('src/app/reports/') || reportUrlOf(config) !== undefined;
  };
  return {
    name: 'nhip:inline-scripts',
    configResolved: (resolved) => void (config = resolved),
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const modules = [...html.matchAll(tag)].map(([, module]) => module!);
        const scripts = new Map<string, string>();
        for (const module of modules) {
          if (isIncluded(module))
            scripts.set(module, await bundle(module, config.build.target, optionsOf(config)));
        }
        return html.replace(tag, (_, module: string) =>
          scripts.has(module) ? `<script>${scripts.get(module)}</script>` : '',
        );
      },
    },
  };
}

type Target = NonNullable<BuildOptions['target']>;
type BundleOptions = Pick<InlineConfig, 'base' | 'define'>;

/** What a script beside the app has of the build: where it lives, its name, and what the reports need. */
export function optionsOf(
  config: Pick<ResolvedConfig, 'base' | 'command' | 'define' | 'env'>,
): BundleOptions {
  return {
    base: config.base,
    define: {
      'import.meta.env.VITE_REPORT_URL': JSON.stringify(reportUrlOf(config)) ?? 'undefined',
      'import.meta.env.VITE_BRAND_NAME': JSON.stringify(config.env['VITE_BRAND_NAME']) ?? 'undefined',
      __ROUTE_PATHS__: JSON.stringify(routes.map(({ path }) => path)),
    },
  };
}

/** A module with its imports as one script that needs nothing else. */
export async function bundle(module: string, target: Target, options: BundleOptions = {}): Promise<string> {
  const result = await build({
    ...options,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target,
      modulePreload: false,
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${module} is not a single script`);
  return result.output[0].code.trim().replaceAll('</', '<\\/');
}
