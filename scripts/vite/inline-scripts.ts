import { build, type BuildOptions, type Plugin } from 'vite';

const tag = /<script inline src="\/([^"]+)"><\/script>/g;

/**
 * Puts each `<script inline src="...">` of the page into it, bundled with what the module imports; those of the demo
 * stand in its page alone.
 */
export function inlineScripts(): Plugin {
  let target: Target;
  let isDemo = false;
  return {
    name: 'nhip:inline-scripts',
    configResolved({ build, define }) {
      target = build.target;
      isDemo = define?.['__DEMO__'] === 'true';
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const modules = [...html.matchAll(tag)].map(([, module]) => module!);
        const scripts = new Map<string, string>();
        for (const module of modules) {
          if (isDemo || !module.startsWith('src/demo/')) scripts.set(module, await bundle(module, target));
        }
        return html.replace(tag, (_, module: string) =>
          scripts.has(module) ? `<script>${scripts.get(module)}</script>` : '',
        );
      },
    },
  };
}

type Target = NonNullable<BuildOptions['target']>;

/** A module with its imports as one script that needs nothing else. */
export async function bundle(module: string, target: Target): Promise<string> {
  const result = await build({
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
