/** The token that an address carries, as it was before it was written into the address; null where there is none. */
export function tokenIn({ token }: Record<string, string>): string | null {
  if (!token) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
