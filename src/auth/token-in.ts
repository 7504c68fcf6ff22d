/** The decoded token of the path's parameters; null without one. */
export function tokenIn({ token }: Record<string, string>): string | null {
  if (!token) return null;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}
