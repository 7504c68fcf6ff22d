import { computeSignalHistory, type ComputedHistory, type HistoryInput } from './signal-history';

export type HistoryRequest = { id: number; input: HistoryInput };

/** The history of the request with the same id. */
export type HistoryResponse = { id: number; history: ComputedHistory };

addEventListener('message', ({ data: { id, input } }: MessageEvent<HistoryRequest>) => {
  postMessage({ id, history: computeSignalHistory(input) } satisfies HistoryResponse);
});
