import { readFileSync } from 'node:fs';
import {
  Kind,
  parse,
  visit,
  type DefinitionNode,
  type DocumentNode,
  type ObjectTypeDefinitionNode,
} from 'graphql';
import type { Plugin } from 'vite';

/**
 * Parses the schema at build time, so that the app contains no parser; a build also drops the descriptions and empty lists. What extends
 * Query and Mutation, with what only it reaches, is not in `schema.graphql` but in `schema.graphql?apart`.
 */
export function graphqlSchema(): Plugin {
  let isBuild = false;
  return {
    name: 'nhip:graphql-schema',
    enforce: 'pre',
    configResolved: ({ command }) => void (isBuild = command === 'build'),
    load(id) {
      const [, file, apart] = /^(.*\/schema\.graphql)(\?apart)?$/.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const whole = parse(readFileSync(file, 'utf8'), { noLocation: true });
      const described = apart === undefined ? withoutExtensions(whole) : extensionsOf(whole);
      const document = isBuild ? lean(described) : described;
      return { code: `export default ${JSON.stringify(document)}`, moduleType: 'js' };
    },
  };
}

/** The schema without its extensions and the types that they alone reach. */
function withoutExtensions(document: DocumentNode): DocumentNode {
  const own = document.definitions.filter(({ kind }) => kind !== Kind.OBJECT_TYPE_EXTENSION);
  const added = reachedFrom(document, isExtension);
  const needed = reachedFrom(document, (node) => isRoot(node) || !added.has(node));
  return { ...document, definitions: own.filter((node) => needed.has(node)) };
}

/** The extensions as a schema of their own. */
function extensionsOf(document: DocumentNode): DocumentNode {
  const definitions = [...reachedFrom(document, isExtension)].map((node) =>
    node.kind === Kind.OBJECT_TYPE_EXTENSION
      ? ({ ...node, kind: Kind.OBJECT_TYPE_DEFINITION } as ObjectTypeDefinitionNode)
      : node,
  );
  return { ...document, definitions };
}

/** The definitions that `isStart` selects, and those that their fields lead to. */
function reachedFrom(
  { definitions }: DocumentNode,
  isStart: (node: DefinitionNode) => boolean,
): ReadonlySet<DefinitionNode> {
  const reached = new Set<DefinitionNode>();
  const add = (node: DefinitionNode) => {
    if (reached.has(node)) return;
    reached.add(node);
    visit(node, {
      NamedType({ name }) {
        const named = definitions.filter((each) => nameOf(each) === name.value && !isExtension(each));
        named.forEach(add);
      },
    });
  };
  definitions.filter(isStart).forEach(add);
  return reached;
}

function isExtension({ kind }: DefinitionNode) {
  return kind === Kind.OBJECT_TYPE_EXTENSION;
}

function isRoot(node: DefinitionNode) {
  return !isExtension(node) && ['Query', 'Mutation'].includes(nameOf(node) ?? '');
}

function nameOf(node: DefinitionNode) {
  return 'name' in node ? node.name?.value : undefined;
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
