import type { SignalKind } from '../../graph/resolvers.types';
import { KIND_DRAWINGS } from '../../ui/kind-drawings';

/** The icon of a kind of signal. */
export function KindIcon({ kind }: { kind: SignalKind }) {
  return (
    <svg className="signals-icon" viewBox="0 0 16 12" aria-hidden="true">
      <path d={KIND_DRAWINGS[kind]} />
    </svg>
  );
}
