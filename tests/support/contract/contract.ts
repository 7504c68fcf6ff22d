import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** A schema or an example with its place in openapi.yaml. */
type Media = { schema?: object; example?: unknown; examples?: Readonly<Record<string, { value: unknown }>> };

type Content = Readonly<Record<string, Media>>;

type Parameter = { name: string; in: 'path' | 'query'; required?: boolean } & Media;

type Answer = { content?: Content };

type RawOperation = {
  operationId: string;
  'x-optional'?: true;
  tags: readonly string[];
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, Answer | { $ref: string }>>;
};

export type Verb = (typeof METHODS)[number];

type Path = Readonly<Record<Verb, RawOperation | undefined>> & {
  parameters?: readonly Parameter[];
};

export type Contract = {
  tags: readonly { name: string }[];
  paths: Readonly<Record<string, Path>>;
  components: {
    responses: Readonly<Record<string, Answer>>;
    schemas: Readonly<Record<string, Schema>>;
  };
};

type Schema = {
  properties?: Readonly<Record<string, { const?: unknown }>>;
  additionalProperties?: boolean;
};

/** A call of the contract; `pointer` is its place in the file. */
export type Operation = {
  name: string;
  method: string;
  path: string;
  pointer: string;
  parameters: readonly Parameter[];
  /** Whether a request carries the session's token: always, if there is one, or not. */
  token: 'always' | 'if signed in' | 'never';
  isOptional: boolean;
  hasBody: boolean;
  /** The places of the answers by their status. */
  answers: Readonly<Record<string, { pointer: string; content: Content }>>;
};

export const contract = parse(readFileSync('openapi.yaml', 'utf8')) as Contract;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** The calls of openapi.yaml in its order. */
export const operations: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => {
    const operation = item[method];
    if (!operation) return [];
    const pointer = `/paths/${escape(path)}/${method}`;
    return {
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      pointer,
      parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])],
      token: tokenOf(operation),
      isOptional: operation['x-optional'] === true,
      hasBody: operation.requestBody !== undefined,
      answers: Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          answerOf(pointer, status, answer),
        ]),
      ),
    };
  }),
);

function tokenOf({ security }: RawOperation): Operation['token'] {
  if (security === undefined) return 'always';
  return security.length === 0 ? 'never' : 'if signed in';
}

function answerOf(pointer: string, status: string, answer: Answer | { $ref: string }) {
  if (!('$ref' in answer))
    return { pointer: `${pointer}/responses/${status}`, content: answer.content ?? {} };
  const name = answer.$ref.replace('#/components/responses/', '');
  return { pointer: answer.$ref.slice(1), content: contract.components.responses[name]!.content ?? {} };
}

/** The call of a method and a path without its query; undefined where the contract has none. */
export function operationAt(method: string, path: string): Operation | undefined {
  return operations.find((each) => each.method === method && patternOf(each.path).test(path));
}

/** The values of a path's parameters. */
export function pathValues({ path }: Operation, address: string): Readonly<Record<string, string>> {
  const { groups = {} } = patternOf(path).exec(address) ?? {};
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]));
}

function patternOf(path: string) {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
}

/** The examples of a content or a parameter, by their names. */
export function examplesOf({ example, examples = {} }: Media): readonly (readonly [string, unknown])[] {
  const named = Object.entries(examples).map(([name, { value }]) => [name, value] as const);
  return example === undefined ? named : [['the example', example], ...named];
}

/** A key as a part of a JSON pointer in a URI fragment. */
export function escape(key: string) {
  return encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
}
