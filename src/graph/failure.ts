import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { asNumber, asText } from '../lib/json';
import { restErrorKinds, type RestErrorKind } from '../rest/errors';

/** Why an operation failed: a key to translate, and the server's message and field where it sent them. */
export type Failure = {
  kind: RestErrorKind | 'unexpected';
  status: number | null;
  serverMessage: string | null;
  /** The field that the server refused, where it is known. */
  field: string | null;
  /** How long the server wants to be left alone, in ms. */
  retryAfter: number | null;
};

/** The cause of an operation's error; `unexpected` where no request failed. */
export function failureOf(error: unknown): Failure {
  const extensions = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions : undefined;
  return {
    kind: restErrorKinds.find((kind) => kind === extensions?.['kind']) ?? 'unexpected',
    status: asNumber(extensions?.['status']),
    serverMessage: asText(extensions?.['serverMessage']),
    field: asText(extensions?.['field']),
    retryAfter: asNumber(extensions?.['retryAfter']),
  };
}
