import { useMemo, type ReactNode } from 'react';
import type { LineChange, Shape } from '../../../machines/drawing.machine';
import { useNotify } from '../../app/actors/notify';
import { useT } from '../../i18n/useT';
import { deskFailure } from './desk-failure';
import { useDesk } from './useDesk';

type Kept = {
  /** Null until they are loaded. */
  lines: readonly Shape[] | null;
  change: (change: LineChange) => void;
};

type Props = { symbol: string; children: (kept: Kept) => ReactNode };

/** The lines that the person has drawn on a symbol's chart. */
export function KeptLines({ symbol, children }: Props) {
  const t = useT();
  const notify = useNotify();
  const { desk, change } = useDesk();
  const kept = desk?.lines;
  const lines = useMemo(
    () => kept?.filter((line) => line.symbol === symbol).map(shapeOf) ?? null,
    [kept, symbol],
  );

  return children({
    lines,
    change: ({ id, line }) => {
      const changed =
        line === null || line.kind === 'MEASURE'
          ? { removed: [id] }
          : { lines: [{ id, symbol, kind: line.kind, points: pointsOf(line) }] };
      change(changed).catch((error: unknown) =>
        notify({ kind: 'error', title: t('desk.notSaved'), description: deskFailure(error) }),
      );
    },
  });
}

/** A price alone is kept of a horizontal line. */
function pointsOf({ kind, points }: Shape) {
  return kind === 'HORIZONTAL' ? points.map(({ price }) => ({ time: 0, price })) : points;
}

function shapeOf({ id, kind, points }: Pick<Shape, 'id' | 'kind' | 'points'>): Shape {
  return { id, kind, points: points.map(({ time, price }) => ({ time, price })) };
}
