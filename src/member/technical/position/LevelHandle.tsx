import { DragHandleHorizontalIcon } from '@blueprintjs/icons';
import { memo, useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react';
import { useT } from '../../../i18n/useT';
import { formatPercent, formatPrice, toThousand, toVnd } from '../../../market/format';
import { levelAfter, levelAt, levelBounds, type LevelFrame, type Levels } from '../../../market/plan/levels';
import type { usePositionActor } from '../../shared/position/PositionContext';
import type { Surface } from '../chart/candle-chart';
import styles from './PositionLayer.module.css';

type Props = {
  level: keyof Levels;
  /** The name of the purchase. */
  name: string;
  /** In đồng. */
  price: number;
  /** Both levels of the moment. */
  levels: RefObject<Levels>;
  frame: LevelFrame;
  surface: Surface;
  actor: NonNullable<ReturnType<typeof usePositionActor>>;
};

/** How many ticks a key moves by; Infinity to the lowest or the highest. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
  PageUp: 10,
  PageDown: -10,
};

/**
 * The stop or the target of a purchase as a slider at the price axis, moved tick by tick by pointer or keyboard. It renders for
 * its own price alone.
 */
export const LevelHandle = memo(function LevelHandle({
  level,
  name,
  price,
  levels,
  frame,
  surface,
  actor,
}: Props) {
  const t = useT();
  const held = useRef<{ pointer: number; offset: number } | null>(null);
  const [lowest, highest] = levelBounds(level, frame);
  const percent = formatPercent((price / frame.entry - 1) * 100);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const line = surface.toPixel({ index: 0, price: toThousand(price) });
    if (event.button !== 0 || !event.isPrimary || !line) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { pointer: event.pointerId, offset: line.y - event.clientY };
    actor.send({ type: 'grab', purchase: name });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointer !== event.pointerId) return;
    const point = surface.toBarPoint({ x: 0, y: event.clientY + held.current.offset });
    const moved = point && levelAt(level, toVnd(point.price), frame);
    if (moved !== null && moved !== price)
      actor.send({ type: 'move', levels: { ...levels.current, [level]: moved } });
  };
  const end = (type: 'release' | 'cancel') => (event: PointerEvent<HTMLElement>) => {
    if (held.current?.pointer !== event.pointerId) return;
    held.current = null;
    actor.send({ type });
  };

  const levelOn = ({ key, shiftKey }: KeyboardEvent) => {
    if (key === 'Home') return lowest;
    if (key === 'End') return highest;
    const steps = STEPS[key];
    return steps === undefined ? null : levelAfter(level, price, shiftKey ? steps * 10 : steps, frame);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const moved = levelOn(event);
    if (moved !== null)
      actor.send({ type: 'step', purchase: name, levels: { ...levels.current, [level]: moved } });
    else if (event.key === 'Escape') actor.send({ type: 'restore' });
    else if (event.key === 'Enter') actor.send({ type: 'release' });
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div
      className={styles.handle}
      data-part={level}
      role="slider"
      tabIndex={0}
      aria-label={t(`position.${level}`)}
      aria-orientation="vertical"
      aria-valuemin={toThousand(Math.min(lowest, price))}
      aria-valuemax={toThousand(Math.max(highest, price))}
      aria-valuenow={toThousand(price)}
      aria-valuetext={`${formatPrice(toThousand(price))}, ${percent}`}
      title={t('position.hint')}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end('release')}
      onPointerCancel={end('cancel')}
      onKeyDown={onKeyDown}
      onFocus={() => actor.send({ type: 'focus', purchase: name, levels: levels.current })}
      onBlur={() => actor.send({ type: 'release' })}
    >
      {grip}
      {percent}
      <b className={styles.price}>{formatPrice(toThousand(price))}</b>
    </div>
  );
});

const grip = <DragHandleHorizontalIcon size={12} />;
