import { TestRunner } from 'vitest';
import type promises from '../promises.json';

declare module 'vitest' {
  interface TestTags {
    /** The promises that a test proves. */
    tags: keyof typeof promises;
  }
  interface TaskMeta {
    /** What a test has tried, and how often. */
    tried?: Record<string, number>;
  }
}

/** Adds to what the running test has tried, a plural such as "attack strings": docs/trust.md has the sums. */
export function tried(count: number, what: string): void {
  const { meta } = TestRunner.getCurrentTest()!;
  meta.tried = { ...meta.tried, [what]: (meta.tried?.[what] ?? 0) + count };
}
