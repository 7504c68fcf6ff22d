const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** Whether a password is easy to guess: short, of few different characters, or of one or two kinds unless it is long. */
export function isWeakPassword(password: string): boolean {
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  return password.length < 8 || different < 5 || (kinds < 3 && password.length < 12);
}
