import type { SignalKind } from '../lib/signal-address';
import { KIND_DRAWINGS } from './kind-drawings';
import './KindIcon.css';

/** The drawing of a signal's kind, as the chart has it below its arrows. */
export function KindIcon({ kind }: { kind: SignalKind }) {
  return (
    <svg className="kind-icon" viewBox="0 0 16 12" aria-hidden="true">
      <path d={KIND_DRAWINGS[kind]} />
    </svg>
  );
}
