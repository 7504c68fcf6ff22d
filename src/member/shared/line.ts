import { createStore } from '../../lib/store';

/** The line that brings streamed prices: whether it does now, and when it was heard last, in ms since 1970 of the market's time. */
export type Line = { readonly isStreaming: boolean; readonly heardAt: number };

/** The line of this page, which its header shows too; null while there is none. */
export const line = createStore<Line | null>(null);
