import { readFileSync } from 'node:fs';
import { Kind, parse, visit, type DefinitionNode, type DocumentNode } from 'graphql';
import type { Plugin } from 'vite';

/**
 * Parses the schema at build time, so that the app contains no parser; a build also drops the descriptions, empty lists, and
 * what no operation reaches: types that describe the rows of lists which travel as one value.
 */
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
        code: `export default ${JSON.stringify(isBuild ? lean(reached(document)) : document)}`,
        moduleType: 'js',
      };
    },
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

/** The types that operations reach. */
function reached(document: DocumentNode): DocumentNode {
  const byName = new Map(document.definitions.map((each) => [nameOf(each), each]));
  const found = new Set<string>();
  const follow = (name: string) => {
    const definition = byName.get(name);
    if (!definition || found.has(name)) return;
    found.add(name);
    visit(definition, { NamedType: ({ name: { value } }) => follow(value) });
  };
  ['Query', 'Mutation', 'Subscription'].forEach(follow);
  return { ...document, definitions: document.definitions.filter((each) => found.has(nameOf(each))) };
}

function nameOf(definition: DefinitionNode): string {
  return 'name' in definition ? (definition.name?.value ?? '') : '';
}
