/** The rule of the page, which is that of HTML's e-mail field; a test holds both to the same addresses. */
const ADDRESS =
  /^[a-z\d.!#$%&'*+/=?^_`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/;

/** Normalizes an e-mail address as accounts are found by it; null for a malformed one. */
export function parseEmail(text: unknown): string | null {
  const address = typeof text === 'string' ? text.trim().toLowerCase() : '';
  return ADDRESS.test(address) ? address : null;
}
