import Ajv from 'ajv/dist/2020';
import formats from 'ajv-formats';
import { contract, escape, operationAt, pathValues, type Operation } from './contract';

type Sent = {
  method: string;
  /** Path and query. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  body: string | null | undefined;
};

type Received = { method: string; url: string; status: number; type: string; body: string };

const FILE = 'openapi.yaml';

const validator = createValidator({});
/** An address has texts alone. */
const textValidator = createValidator({ coerceTypes: true });

/** Checks with fields that are not listed as problems: what our own backends and requests carry is listed. */
function createValidator(options: { coerceTypes?: boolean }) {
  const ajv = new Ajv({ strict: false, allErrors: true, ...options });
  formats(ajv);
  return ajv.addSchema(closed(contract) as object, FILE, undefined, false);
}

/** The schemas with no other fields than the listed ones, but where the contract says that others are kept. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const isObject = 'type' in value && value.type === 'object' && 'properties' in value;
  return {
    ...(isObject && { additionalProperties: false }),
    ...Object.fromEntries(Object.entries(value).map(([key, each]) => [key, closed(each)])),
  };
}

/** How a value differs from the schema at a place of openapi.yaml; none where it fits. */
export function differences(pointer: string, value: unknown, ajv = validator): readonly string[] {
  const validate = ajv.getSchema(`${FILE}#${pointer}`);
  if (!validate) return [`${FILE} has no schema at ${pointer}`];
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message = '', params }) => {
    const { additionalProperty = '' } = params as { additionalProperty?: string };
    return `${instancePath || 'the value'} ${message} ${additionalProperty}`.trim();
  });
}

/** How a request of the app differs from the contract. */
export function requestProblems({ method, url, headers, body }: Sent): readonly string[] {
  const { pathname, searchParams } = new URL(url, 'http://server');
  const operation = operationAt(method, pathname);
  if (!operation) return [`${FILE} lacks ${method} ${pathname}`];
  const token = Object.entries(headers).find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return [
    ...addressProblems(operation, pathname, searchParams),
    ...tokenProblems(operation, token),
    ...bodyProblems(operation, body),
  ].map((problem) => `${operation.name}: ${problem}`);
}

function addressProblems(operation: Operation, path: string, query: URLSearchParams) {
  const inPath = pathValues(operation, path);
  const known = operation.parameters.map(({ name }) => name);
  return [
    ...operation.parameters.flatMap((parameter, index) => {
      const value = parameter.in === 'path' ? inPath[parameter.name] : query.get(parameter.name);
      if (value == null) return parameter.required ? [`"${parameter.name}" is missing`] : [];
      const pointer = `${parameterPlace(operation, index)}/schema`;
      return differences(pointer, value, textValidator).map((each) => `"${parameter.name}": ${each}`);
    }),
    ...[...query.keys()].filter((name) => !known.includes(name)).map((name) => `"${name}" is not listed`),
  ];
}

/** The place of a parameter, of which the path has the first ones. */
export function parameterPlace({ path, pointer }: Operation, index: number) {
  const shared = contract.paths[path]!.parameters?.length ?? 0;
  return index < shared
    ? `/paths/${escape(path)}/parameters/${index}`
    : `${pointer}/parameters/${index - shared}`;
}

function tokenProblems({ token }: Operation, header: string | undefined) {
  if (token === 'always' && header === undefined) return ['the token is missing'];
  if (token === 'never' && header !== undefined) return ['the token is sent to others'];
  return header === undefined || /^Bearer \S+$/.test(header) ? [] : ['the token is malformed'];
}

function bodyProblems({ hasBody, pointer }: Operation, body: string | null | undefined) {
  if (!hasBody) return body ? ['it has a body'] : [];
  if (!body) return ['the body is missing'];
  return differences(`${pointer}/requestBody/content/application~1json/schema`, JSON.parse(body));
}

/** How an answer differs from the contract. */
export function answerProblems({ method, url, status, type, body }: Received): readonly string[] {
  const { pathname } = new URL(url, 'http://server');
  const operation = operationAt(method, pathname);
  if (!operation) return [`${FILE} lacks ${method} ${pathname}`];
  const answer = operation.answers[status];
  if (!answer) return [`${operation.name}: status ${status} is not listed`];
  const [media] = Object.keys(answer.content);
  if (media === undefined) return body === '' ? [] : [`${operation.name} ${status}: it has a body`];
  const value: unknown = media === 'application/json' ? JSON.parse(body) : body;
  const problems = [
    ...(media.startsWith('text/') && !type.startsWith(media) ? [`its type is ${type}`] : []),
    ...differences(`${answer.pointer}/content/${escape(media)}/schema`, value),
  ];
  return problems.map((problem) => `${operation.name} ${status}: ${problem}`);
}
