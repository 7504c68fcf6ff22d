import { useMemo, useRef } from 'react';
import type { LineChange, Shape } from '../../../../machines/drawing.machine';
import { useAppActors } from '../../../app/actors/AppActors';
import { levelAlert } from '../../shared/level-alert';
import { useDesk } from '../../shared/useDesk';
import { useSaveDesk } from '../../shared/useSaveDesk';

export type KeptLines = {
  /** Null until they are loaded. */
  lines: readonly Shape[] | null;
  /** The ids of horizontal lines at whose price an alert watches. */
  alerted: ReadonlySet<string>;
  change: (change: LineChange) => void;
  /** Arms an alert at the price of a horizontal line, or removes it. */
  toggleAlert: (line: Shape) => void;
};

/**
 * The lines that the person has drawn on a symbol's chart, and the alerts that they carry and that move with them. A line above
 * the newest price is reached by a rise.
 */
export function useKeptLines(symbol: string, price: number | null): KeptLines {
  const { clock } = useAppActors();
  const { desk } = useDesk();
  const save = useSaveDesk();
  const kept = desk?.lines;
  const lines = useMemo(
    () => kept?.filter((line) => line.symbol === symbol).map(shapeOf) ?? null,
    [kept, symbol],
  );
  const watching = desk?.alerts.filter(({ firedAt }) => firedAt === null).map(({ id }) => id);
  const alerted = new Set(lines?.flatMap(({ id }) => (watching?.includes(alertIdOf(id)) ? [id] : [])));
  // Whoever takes back the deletion of a line has its alert again.
  const deleted = useRef(new Set<string>());

  const alertOf = ({ id, points }: Shape) => {
    const level = points[0]!.price;
    const kind = price !== null && level < price ? ('BELOW' as const) : ('ABOVE' as const);
    return levelAlert({ symbol, kind, price: level }, clock.now(), alertIdOf(id));
  };

  return {
    lines,
    alerted,
    change: ({ id, line }) => {
      if (line === null || line.kind === 'MEASURE') {
        if (alerted.has(id)) deleted.current.add(id);
        return void save({ removed: { lines: [id], alerts: [alertIdOf(id)] } });
      }
      const hasAlert = alerted.has(id) || deleted.current.delete(id);
      void save({
        lines: [{ id, symbol, kind: line.kind, points: pointsOf(line) }],
        ...(hasAlert && { alerts: [alertOf(line)] }),
      });
    },
    toggleAlert: (line) =>
      void save(
        alerted.has(line.id) ? { removed: { alerts: [alertIdOf(line.id)] } } : { alerts: [alertOf(line)] },
      ),
  };
}

function alertIdOf(line: string) {
  return `line-${line}`;
}

/** A price alone is kept of a horizontal line. */
function pointsOf({ kind, points }: Shape) {
  return kind === 'HORIZONTAL' ? points.map(({ price }) => ({ time: 0, price })) : points;
}

function shapeOf({ id, kind, points }: Pick<Shape, 'id' | 'kind' | 'points'>): Shape {
  return { id, kind, points: points.map(({ time, price }) => ({ time, price })) };
}
