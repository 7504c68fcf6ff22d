import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

/** Parses the schema at build time, so that the app contains no parser; a build also drops the descriptions and empty lists. */
export function graphqlSchema(): Plugin {
  let isBuild = false;
  return {
    name: 'nhip:graphql-schema',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load(id) {
      if (!/\/schema\.graphql$/.test(id)) return null;
      this.addWatchFile(id);
      const described = parse(readFileSync(id, 'utf8'), { noLocation: true });
      const document = isBuild ? lean(described) : described;
      return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js' };
    },
  };
}

/** What nothing reaches at run time, by the file of the package, with what stands in its place. */
const leftOut: Readonly<Record<string, string>> = {
  // A test validates every document against the schema, and the schema itself.
  'graphql/validation/validate.mjs': `
    export const validate = () => [];
    export const validateSDL = () => [];
    export const assertValidSDL = () => {};
    export const assertValidSDLExtension = () => {};`,
  'graphql/type/validate.mjs': `
    export const validateSchema = () => [];
    export const assertValidSchema = () => {};`,
  // The end of a message for whoever writes a document: "Did you mean ...?".
  'graphql/jsutils/didYouMean.mjs': `export const didYouMean = () => '';`,
  'graphql/jsutils/suggestionList.mjs': 'export const suggestionList = () => [];',
};

/** Leaves out graphql's validation and its suggestions: a test validates every document and the schema. */
export function graphqlWithoutValidation(): Plugin {
  const prefix = '\0nhip:left-out:';
  return {
    name: 'nhip:graphql-without-validation',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, folder = ''] = /\/node_modules\/graphql\/(?:(.*)\/)?[^/]+$/.exec(importer ?? '') ?? [];
      const file = posix.join('graphql', folder, source);
      return importer?.includes('/node_modules/graphql/') && file in leftOut ? prefix + file : null;
    },
    load: (id) => (id.startsWith(prefix) ? leftOut[id.slice(prefix.length)] : null),
  };
}

/** Without descriptions and empty lists, which the schema reads like absent ones. */
function lean(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) =>
      Object.fromEntries(
        Object.entries(node).filter(
          ([name, value]) => name !== 'description' && !(Array.isArray(value) && value.length === 0),
        ),
      ) as typeof node,
  });
}
