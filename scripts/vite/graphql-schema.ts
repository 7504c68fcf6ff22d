import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parse, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

/** Parses the schema at build time, so that the app contains no parser; a build also drops the descriptions. */
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
      const document = isBuild ? withoutDescriptions(described) : described;
      return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js' };
    },
  };
}

/** Leaves out graphql's validation rules: a test validates every document against the schema. */
export function graphqlWithoutValidation(): Plugin {
  const stub = '\0nhip:no-validation';
  return {
    name: 'nhip:graphql-without-validation',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, folder = ''] = /\/node_modules\/graphql\/(.*)\/[^/]+$/.exec(importer ?? '') ?? [];
      const isRules = posix.join('graphql', folder, source) === 'graphql/validation/validate.mjs';
      return isRules ? stub : null;
    },
    load: (id) =>
      id === stub
        ? `export const validate = () => [];
           export const validateSDL = () => [];
           export const assertValidSDL = () => {};
           export const assertValidSDLExtension = () => {};`
        : null,
  };
}

function withoutDescriptions(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
}
