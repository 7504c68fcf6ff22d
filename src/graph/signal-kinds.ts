import type { SignalKind as StudyKind } from '../market/studies/signal';
import type { SignalKind } from './resolvers.types';

/** The kinds of signals by the words that servers, studies and addresses have for them. */
export const KIND_OF = {
  buy_divergence: 'DIVERGENCE',
  buy_back_test: 'BACK_TEST',
  buy_trend_up: 'TREND_UP',
  buy_break_out: 'BREAK_OUT',
} as const satisfies Record<StudyKind, SignalKind>;

/** Those words by the kinds. */
export const WORD_OF = Object.fromEntries(
  Object.entries(KIND_OF).map(([word, kind]) => [kind, word]),
) as Readonly<Record<SignalKind, StudyKind>>;

/** Whether a value is one of those words. */
export function isStudyKind(value: unknown): value is StudyKind {
  return typeof value === 'string' && Object.hasOwn(KIND_OF, value);
}
