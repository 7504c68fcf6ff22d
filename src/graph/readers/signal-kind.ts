import type { SignalKind } from '../resolvers.types';
import { signalKindOf } from '../../lib/signal-address';

/** The study that a server's name means; null for a name that the product does not know. */
export function readSignalKind(value: unknown): SignalKind | null {
  return signalKindOf(value);
}
