import type { Day } from '../../src/market/calendar';

/** Remembers what a slow question answered until another session closes; `lastDay` says which one it is. */
export function createSessionMemory(lastDay: () => Day) {
  return function perSession<Answer>(compute: (key: string) => Answer): (key?: string) => Answer {
    let day: Day | null = null;
    let answers = new Map<string, Answer>();
    return (key = '') => {
      const today = lastDay();
      if (today !== day) [day, answers] = [today, new Map()];
      if (!answers.has(key)) answers.set(key, compute(key));
      return answers.get(key)!;
    };
  };
}
