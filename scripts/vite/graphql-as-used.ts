import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { upgraded } from './package-source.ts';

/** The modules of graphql that stand for validation, with what takes their place: tests validate schema and documents. */
export const leftOut: Readonly<Record<string, string>> = {
  'graphql/validation/validate.mjs': `
    export const validate = () => [];
    export const validateSDL = () => [];
    export const assertValidSDL = () => {};
    export const assertValidSDLExtension = () => {};`,
  'graphql/type/validate.mjs': `
    export const validateSchema = () => [];
    export const assertValidSchema = () => {};`,
};

/** Leaves validation out of graphql. */
export function graphqlAsUsed(): Plugin {
  const prefix = '\0nhip:left-out:';
  return {
    name: 'nhip:graphql-as-used',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/validate\.mjs$/ },
      handler(source, importer) {
        const [, folder] = /\/node_modules\/(graphql\/(?:.*\/)?)[^/]+$/.exec(importer ?? '') ?? [];
        const file = posix.join(folder ?? '', source);
        return folder && Object.hasOwn(leftOut, file) ? prefix + file : null;
      },
    },
    load: { filter: { id: /nhip:left-out:/ }, handler: (id) => leftOut[id.slice(prefix.length)] },
    buildEnd(error) {
      const unused = Object.keys(leftOut).find((file) => !this.getModuleInfo(prefix + file));
      if (!error && unused)
        this.error(upgraded({ name: 'graphql', file: unused, plugin: 'graphql-as-used.ts' }));
    },
  };
}
