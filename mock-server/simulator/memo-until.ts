/** Remembers what a slow question answered until the occasion changes: another session, another minute. */
export function createSessionMemory(occasion: () => string) {
  return function perOccasion<Answer>(compute: (key: string) => Answer): (key?: string) => Answer {
    let last: string | null = null;
    let answers = new Map<string, Answer>();
    return (key = '') => {
      const current = occasion();
      if (current !== last) [last, answers] = [current, new Map()];
      if (!answers.has(key)) answers.set(key, compute(key));
      return answers.get(key)!;
    };
  };
}
