import { posix } from 'node:path';
import type { Plugin } from 'vite';
import { upgraded } from './package-source.ts';

/**
 * The modules of graphql that stand for validation, introspection and the suggestions in its errors, with what takes their
 * place: tests validate schema and documents, and no operation asks the schema what it offers.
 */
export const leftOut: Readonly<Record<string, string>> = {
  'graphql/validation/validate.mjs': `
    export const validate = () => [];
    export const validateSDL = () => [];
    export const assertValidSDL = () => {};
    export const assertValidSDLExtension = () => {};`,
  'graphql/type/validate.mjs': `
    export const validateSchema = () => [];
    export const assertValidSchema = () => {};`,
  // The schema's type map has no place for what is undefined.
  'graphql/type/introspection.mjs': `
    import { GraphQLNonNull } from 'graphql/type/definition.mjs';
    import { GraphQLString } from 'graphql/type/scalars.mjs';
    export const TypeNameMetaFieldDef = {
      name: '__typename',
      type: new GraphQLNonNull(GraphQLString),
      args: [],
      resolve: (_source, _args, _context, { parentType }) => parentType.name,
    };
    export const SchemaMetaFieldDef = {};
    export const TypeMetaFieldDef = {};
    export const introspectionTypes = [];
    export const isIntrospectionType = () => false;
    let nothing;
    export {
      nothing as __Schema,
      nothing as __Directive,
      nothing as __DirectiveLocation,
      nothing as __Type,
      nothing as __Field,
      nothing as __InputValue,
      nothing as __EnumValue,
      nothing as __TypeKind,
      nothing as TypeKind,
    };`,
  'graphql/jsutils/didYouMean.mjs': `export const didYouMean = () => '';`,
  'graphql/jsutils/suggestionList.mjs': `export const suggestionList = () => [];`,
};

/** Leaves validation, introspection and suggestions out of graphql. */
export function graphqlAsUsed(): Plugin {
  const prefix = '\0nhip:left-out:';
  return {
    name: 'nhip:graphql-as-used',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(validate|introspection|didYouMean|suggestionList)\.mjs$/ },
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
