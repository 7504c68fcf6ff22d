import type { MessageKey } from '../i18n/messages';

/** The first invalid field in the order of the values, by path (`plans.0.startDate`); null if all are valid. */
export function firstProblem(
  values: unknown,
  problems: unknown,
  path: readonly string[] = [],
): { name: string; problem: MessageKey } | null {
  if (typeof problems === 'string') return { name: path.join('.'), problem: problems as MessageKey };
  if (!isTree(values) || !isTree(problems)) return null;
  for (const key of Object.keys(values)) {
    const found = firstProblem(values[key], problems[key], [...path, key]);
    if (found) return found;
  }
  return null;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
