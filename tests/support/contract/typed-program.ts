import { contract, examplesOf, operations, type Operation, type Verb } from './contract';

/** How a generated client names the types of a call, and calls it. */
type Client = {
  imports: string;
  answer: (id: string, status: string, type: string) => string;
  body: (id: string, type: string) => string;
  call: (operation: Operation, id: string, options: CallOptions) => string;
};

/** What a call sends in the examples of the file, as far as it sends something. */
type CallOptions = { path?: object | undefined; query?: object | undefined; body?: unknown };

/** openapi-typescript's types, with openapi-fetch for the calls. */
export const fetchClient: Client = {
  imports:
    "import createClient from 'openapi-fetch';\nimport type { operations, paths } from './schema';\nconst client = createClient<paths>({ baseUrl: '/' });",
  answer: (id, status, type) => `operations['${id}']['responses'][${status}]['content']['${type}']`,
  body: (id, type) => `NonNullable<operations['${id}']['requestBody']>['content']['${type}']`,
  call: ({ method, path }, _id, { body, ...params }) =>
    `client.${method}('${path}', ${JSON.stringify({ params, body })})`,
};

/** Hey API's types and functions. */
export const heyClient: Client = {
  imports: "import * as api from './client';",
  answer: (id, status) => `api.${pascal(id)}${Number(status) < 400 ? 'Responses' : 'Errors'}[${status}]`,
  body: (id) => `api.${pascal(id)}Data['body']`,
  call: (_operation, id, options) => `api.${id}(${JSON.stringify(options)})`,
};

function pascal(id: string) {
  return id.charAt(0).toUpperCase() + id.slice(1);
}

/** A program that reads every example of openapi.yaml by the types of a generated client, and sends each call once. */
export function typedProgram({ imports, answer, body, call }: Client): string {
  const lines = operations.flatMap((operation) => {
    const id = idOf(operation);
    const answers = Object.entries(operation.answers).flatMap(([status, { content }]) =>
      Object.entries(content).flatMap(([type, media]) =>
        examplesOf(media).map(([, value]) => constant(answer(id, status, type), value)),
      ),
    );
    const bodies = Object.entries(bodyOf(operation)).flatMap(([type, media]) =>
      examplesOf(media).map(([, value]) => constant(body(id, type), value)),
    );
    return [...answers, ...bodies, constant(null, call(operation, id, optionsOf(operation)))];
  });
  return [imports, ...lines.map((line, i) => `export const value${i}${line};`)].join('\n');
}

function constant(type: string | null, value: unknown) {
  return type === null ? ` = ${String(value)}` : `: ${type} = ${JSON.stringify(value)}`;
}

function idOf({ path, method }: Operation) {
  return contract.paths[path]![method.toLowerCase() as Verb]!.operationId;
}

function bodyOf({ path, method }: Operation) {
  return contract.paths[path]![method.toLowerCase() as Verb]!.requestBody?.content ?? {};
}

function optionsOf(operation: Operation): CallOptions {
  const sent = (place: 'path' | 'query') => {
    const parameters = operation.parameters.filter((each) => each.in === place);
    const values = parameters.map((each) => [each.name, examplesOf(each)[0]![1]] as const);
    return values.length > 0 ? Object.fromEntries(values) : undefined;
  };
  const [media] = Object.values(bodyOf(operation));
  return { path: sent('path'), query: sent('query'), body: media && examplesOf(media)[0]![1] };
}
