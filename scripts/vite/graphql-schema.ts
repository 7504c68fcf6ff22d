import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { Kind, parse, visit, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

/** Parses the schema at build time, so that the app contains no parser; a build also drops the descriptions and empty lists. */
export function graphqlSchema(): Plugin {
  let isBuild = false;
  return {
    name: 'nhip:graphql-schema',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load(id) {
      if (!id.endsWith('/schema.graphql')) return null;
      this.addWatchFile(id);
      const document = parse(readFileSync(id, 'utf8'), { noLocation: true });
      return {
        code: `export default ${JSON.stringify(isBuild ? lean(document) : document)}`,
        moduleType: 'js',
      };
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
  // No document queries the schema itself; `__typename` stays.
  'graphql/type/introspection.mjs': `
    import { GraphQLNonNull } from 'graphql/type/definition.mjs';
    import { GraphQLString } from 'graphql/type/scalars.mjs';
    export const TypeNameMetaFieldDef = {
      name: '__typename',
      type: new GraphQLNonNull(GraphQLString),
      args: [],
      resolve: (_source, _args, _context, { parentType }) => parentType.name,
    };
    const none = {};
    export {
      GraphQLString as __Schema,
      none as SchemaMetaFieldDef,
      none as TypeMetaFieldDef,
      none as __Directive,
      none as __DirectiveLocation,
      none as __EnumValue,
      none as __Field,
      none as __InputValue,
      none as __Type,
      none as __TypeKind,
      none as TypeKind,
    };
    export const introspectionTypes = [];
    export const isIntrospectionType = () => false;`,
  // The resolvers are functions, set in place: no type is copied or replaced, and no default value changes with it.
  '@graphql-tools/utils/esm/mapSchema.js': 'export const mapSchema = (schema) => schema;',
  '@graphql-tools/utils/esm/Interfaces.js': 'export const MapperKind = {};',
  '@graphql-tools/utils/esm/heal.js': 'export const healSchema = (schema) => schema;',
  '@graphql-tools/utils/esm/forEachDefaultValue.js': 'export const forEachDefaultValue = () => {};',
};

/** Leaves out of graphql and its tools what the schema here does without; tests check that it does. */
export function graphqlAsUsed(): Plugin {
  const prefix = '\0nhip:left-out:';
  return {
    name: 'nhip:graphql-as-used',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer) {
      const [, folder] =
        /\/node_modules\/((?:graphql|@graphql-tools)\/(?:.*\/)?)[^/]+$/.exec(importer ?? '') ?? [];
      const file = posix.join(folder ?? '', source);
      return folder && Object.hasOwn(leftOut, file) ? prefix + file : null;
    },
    load: (id) => (id.startsWith(prefix) ? leftOut[id.slice(prefix.length)] : null),
  };
}

/** Without descriptions and empty lists, which the schema reads like absent ones; an empty default value stays. */
function lean(document: DocumentNode): DocumentNode {
  return visit(document, {
    enter: (node) =>
      Object.fromEntries(
        Object.entries(node).filter(
          ([name, value]) =>
            name !== 'description' &&
            (node.kind === Kind.LIST || !(Array.isArray(value) && value.length === 0)),
        ),
      ) as typeof node,
  });
}
