import type { MockServer } from '../../mock-server/backend';

/** The fields whose value is not shown. */
const SECRETS = new Set(['password', 'confirmPassword', 'currentPassword', 'newPassword', 'token', 'code']);

/** Longer bodies are cut: the console keeps whatever is written to it. */
const MAX_LENGTH = 2_000;

/**
 * Writes each call of the mock backend to the console: method, address and status, and folded both bodies; of a stream, which
 * may have no end, that it is one.
 */
export function logCalls(server: MockServer, console: Console = window.console) {
  server.onResponse(({ method, url, requestBody }, { status, body }) => {
    console.groupCollapsed(`${method} ${url} → ${status}`);
    if (requestBody) console.log(readable(requestBody));
    console.log(typeof body === 'string' ? readable(body) : '(stream)');
    console.groupEnd();
  });
}

function readable(body: string): string {
  const text = withoutSecrets(body);
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}… (${text.length} characters)` : text;
}

function withoutSecrets(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), (name, value: unknown) => (SECRETS.has(name) ? '•••' : value));
  } catch {
    return body;
  }
}
