import type { SignalKind } from '../../graph/resolvers.types';

const drawings: Record<SignalKind, string> = {
  // Price goes down, momentum up.
  DIVERGENCE: 'M1.5 4.6 14 1.2M1.5 7.4 14 10.8',
  // A dip that touches the level and turns.
  BACK_TEST: 'M1 10.8h14M1.5 1.5 7 8l4-3.2 3.5-3.8',
  // Step upon step.
  TREND_UP: 'M1.5 10.8h4V7.4h4V4H14M11.4 1.2 14.2 4l-2.8 2.8',
  // An arrow through the lid.
  BREAK_OUT: 'M1 5.5h4M11 5.5h4M8 11V1.5M5 4.3 8 1.3l3 3',
};

/** A kind of signal, told from the others by its drawing alone; the word stands beside it. */
export function KindIcon({ kind }: { kind: SignalKind }) {
  return (
    <svg className="signals-icon" viewBox="0 0 16 12" aria-hidden="true">
      <path d={drawings[kind]} />
    </svg>
  );
}
