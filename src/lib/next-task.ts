/**
 * Settles in a task of its own, so that a press or a frame comes in between two pieces of work; at once where the
 * browser knows no such yielding.
 */
export async function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  await scheduler?.yield?.();
}
