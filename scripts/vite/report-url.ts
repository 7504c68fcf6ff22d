import type { ResolvedConfig } from 'vite';

/** The address that a build reports errors to; undefined in the demo, whose data stay in its page, and in development. */
export function reportUrlOf({ command, define, env }: Pick<ResolvedConfig, 'command' | 'define' | 'env'>) {
  if (command !== 'build' || define?.['__DEMO__'] === 'true') return undefined;
  return (env['VITE_REPORT_URL'] as string | undefined) || undefined;
}
