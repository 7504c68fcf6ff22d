import { computeSignalHistory, type Asked, type ComputedHistory } from './signal-history';

/** What is asked for, under a number. */
export type Work = { id: number; asked: Asked };

/** What was found for that number. */
export type Found = { id: number; found: ComputedHistory };

addEventListener('message', ({ data: { id, asked } }: MessageEvent<Work>) => {
  postMessage({ id, found: computeSignalHistory(asked) } satisfies Found);
});
