import { build, type Plugin } from 'vite';

const tag = /<script inline src="\/([^"]+)"><\/script>/g;

/** Puts each `<script inline src="...">` of the page into it, bundled with what the module imports. */
export function inlineScripts(): Plugin {
  return {
    name: 'nhip:inline-scripts',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const modules = [...html.matchAll(tag)].map(([, module]) => module!);
        const scripts = new Map<string, string>();
        for (const module of modules) scripts.set(module, await bundle(module));
        return html.replace(tag, (_, module: string) => `<script>${scripts.get(module)}</script>`);
      },
    },
  };
}

/** A module with its imports as one script that needs nothing else. */
export async function bundle(module: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: module, output: { format: 'iife' } },
    },
  });
  if (!('output' in result)) throw new Error(`${module} is not a single script`);
  return result.output[0].code.trim().replaceAll('</', '<\\/');
}
