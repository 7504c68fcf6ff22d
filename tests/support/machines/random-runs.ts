/** Random walks are the same ones on every run; WALKS asks for more of them. */
export const walks = { seed: 2026, numRuns: Number(process.env['WALKS'] ?? 400) };

/** The names of the promises that are not kept. */
export function broken(promises: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(promises).filter((promise) => !promises[promise]);
}
