import type { SignalKind } from '../resolvers.types';
import { isStudyKind, KIND_OF } from '../signal-kinds';

/** The study that a server's name means; null for a name that the product does not know. */
export function readSignalKind(value: unknown): SignalKind | null {
  return isStudyKind(value) ? KIND_OF[value] : null;
}
