import type { SignalKind } from '../../graph/resolvers.types';
import { WORD_OF } from '../../graph/signal-kinds';
import { KIND_DRAWINGS } from '../../ui/kind-drawings';

/** The icon of a signal's kind, distinguishable by shape alone; its name stands beside it. */
export function KindIcon({ kind }: { kind: SignalKind }) {
  return (
    <svg className="signals-icon" viewBox="0 0 16 12" aria-hidden="true">
      <path d={KIND_DRAWINGS[WORD_OF[kind]]} />
    </svg>
  );
}
