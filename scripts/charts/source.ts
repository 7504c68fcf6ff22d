import { parseSync } from 'vite';

/** A named part of a machine, as its source declares it. */
export type Declared = { readonly name: string; readonly type: string; readonly text: string };

/** What a machine's source says that its chart does not contain. */
export type Declaration = {
  /** The docstring of the machine. */
  readonly text: string;
  readonly events: readonly Declared[];
  readonly emitted: readonly Declared[];
  readonly context: readonly Declared[];
  readonly actors: readonly Declared[];
};

type Node = {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
};

/** A piece of syntax, and the source that it stands in. */
type Piece = { readonly node: Node; readonly source: string };

type Source = { readonly pieces: ReadonlyMap<string, Piece>; readonly types: ReadonlyMap<string, Piece> };

/** Reads the declarations of all machines from their sources; the key is the name of the exported machine. */
export function readDeclarations(sources: Readonly<Record<string, string>>): (name: string) => Declaration {
  const read = readSources(sources);
  return (name) => declarationOf(read, name);
}

function readSources(sources: Readonly<Record<string, string>>): Source {
  const pieces = new Map<string, Piece>();
  const types = new Map<string, Piece>();
  for (const [file, source] of Object.entries(sources)) {
    for (const statement of parseSync(file, source).program.body as unknown as Node[]) {
      const declaration = (statement['declaration'] ?? statement) as Node;
      if (declaration.type === 'TSTypeAliasDeclaration') {
        types.set(idOf(declaration), { node: declaration['typeAnnotation'] as Node, source });
      }
      for (const each of listOf(declaration['declarations'])) {
        // The docstring stands before the statement.
        pieces.set(idOf(each), { node: { ...(each['init'] as Node), start: statement.start }, source });
      }
    }
  }
  return { pieces, types };
}

function declarationOf(read: Source, name: string): Declaration {
  const machine = read.pieces.get(name);
  const setup = machine && setupOf(read, machine);
  if (!machine || !setup) throw new Error(`machines/ declares no "${name}" by setup().createMachine()`);
  const types = propertyOf(setup, 'types');
  const typed = (key: string) => {
    const property = types && propertyOf(types, key);
    return property ? { ...property, node: property.node['typeAnnotation'] as Node } : null;
  };
  const actors = propertyOf(setup, 'actors');
  return {
    text: docstringOf(machine),
    events: variantsOf(read, typed('events')),
    emitted: variantsOf(read, typed('emitted')),
    context: membersOf(read, typed('context')),
    actors: actors ? listOf(actors.node['properties']).map((node) => actorOf({ ...actors, node })) : [],
  };
}

/** The argument of `setup()`, which may stand in a file of its own. */
function setupOf(read: Source, { node, source }: Piece): Piece | null {
  const callee = node['callee'] as Node;
  const made = callee['object'] as Node | undefined;
  if (made?.type === 'Identifier') {
    const shared = read.pieces.get(String(made['name']));
    return shared ? argumentOf(shared) : null;
  }
  return made ? argumentOf({ node: made, source }) : null;
}

function argumentOf({ node, source }: Piece): Piece | null {
  const [argument] = listOf(node['arguments']);
  return argument ? { node: argument, source } : null;
}

function propertyOf({ node, source }: Piece, key: string): Piece | null {
  const property = listOf(node['properties']).find((each) => nameOf(each['key'] as Node) === key);
  return property ? { node: property['value'] as Node, source } : null;
}

function actorOf({ node, source }: Piece): Declared {
  const value = node['value'] as Node;
  const [output, input] = listOf((value['typeArguments'] as Node | undefined)?.['params']).map((each) =>
    textOf({ node: each, source }),
  );
  const type = [
    input && `from ${input}`,
    output && output !== 'void' && output !== 'unknown' && `to ${output}`,
  ];
  return {
    name: nameOf(node['key'] as Node),
    type: type.filter(Boolean).join(' '),
    text: docstringOf({ node, source }),
  };
}

/** The events of a union: each one's name, and what it carries. */
function variantsOf(read: Source, piece: Piece | null): Declared[] {
  if (piece === null) return [];
  const resolved = resolve(read, piece);
  if (resolved.node.type === 'TSUnionType') {
    return listOf(resolved.node['types']).flatMap((node) => variantsOf(read, { ...resolved, node }));
  }
  const members = membersOf(read, resolved);
  const name = members.find((member) => member.name === 'type')?.type.replaceAll("'", '');
  const payload = members.filter((member) => member.name !== 'type');
  const type = payload.map((member) => `${member.name}: ${member.type}`).join(', ');
  return name === undefined ? [] : [{ name, type, text: '' }];
}

function membersOf(read: Source, piece: Piece | null): Declared[] {
  if (piece === null) return [];
  const { node, source } = resolve(read, piece);
  if (node.type === 'TSIntersectionType') {
    return listOf(node['types']).flatMap((each) => membersOf(read, { node: each, source }));
  }
  return listOf(node['members']).map((member) => ({
    name: nameOf(member['key'] as Node),
    type: textOf({ node: (member['typeAnnotation'] as Node)['typeAnnotation'] as Node, source }),
    text: docstringOf({ node: member, source }),
  }));
}

function resolve(read: Source, piece: Piece): Piece {
  const { node } = piece;
  if (node.type === 'TSParenthesizedType')
    return resolve(read, { ...piece, node: node['typeAnnotation'] as Node });
  const named =
    node.type === 'TSTypeReference' ? read.types.get(String((node['typeName'] as Node)['name'])) : null;
  return named ? resolve(read, named) : piece;
}

/** The text of the docstring before a piece of syntax; empty if there is none. */
function docstringOf({ node, source }: Piece): string {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*$/.exec(source.slice(0, node.start)) ?? [];
  return oneLine(text.replace(/^\s*\* ?/gm, ''));
}

function textOf({ node, source }: Piece): string {
  return oneLine(source.slice(node.start, node.end).replace(/\/\*[^]*?\*\//g, ''));
}

function oneLine(text: string) {
  return text.replace(/\s+/g, ' ').trim();
}

function nameOf(key: Node): string {
  return String(key['name'] ?? key['value']);
}

function idOf(declaration: Node): string {
  return String((declaration['id'] as Node)['name']);
}

function listOf(value: unknown): Node[] {
  return Array.isArray(value) ? (value as Node[]) : [];
}
