import { useEffect, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useCalendar } from '../../../app/actors/useCalendar';
import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import type { LevelFrame, Levels } from '../../../market/plan/levels';
import { formatExpectedDay } from '../../shared/expected-day';
import { OwnLevels } from '../../shared/position/OwnLevels';
import { useIsDragging, usePositionActor } from '../../shared/position/PositionContext';
import type { CandleChart } from '../chart/candle-chart';
import { drawPosition } from './draw-position';
import { LevelHandle } from './LevelHandle';
import type { PlacedBox } from './paint-position';
import { positionBoxOf, type PlannedPurchase } from './position-box';
import styles from './PositionLayer.module.css';

type Props = {
  chart: CandleChart;
  /** The times of the bars. */
  time: readonly number[];
  /** The name of the purchase among those whose levels are moved. */
  name: string;
  purchase: PlannedPurchase;
  frame: LevelFrame;
  /** What it buys or holds, and may lose. */
  head: ReactNode;
  /** Whether its levels were moved and can be put back. */
  hasOwnLevels: boolean;
};

/**
 * The box of a purchase on the chart, whose stop and target can be moved. The chart's region carries its three prices as
 * `data-position` while it is drawn.
 */
export function PositionBox({ chart, time, name, purchase, frame, head, hasOwnLevels }: Props) {
  const t = useT();
  const actor = usePositionActor();
  const today = useToday();
  const calendar = useCalendar();
  const { container } = chart.surface;
  const isDragging = useIsDragging();
  const layer = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const levels = useRef<Levels>(purchase);
  const drawing = useRef<ReturnType<typeof drawPosition> | null>(null);
  const { entry, stop, target, day } = purchase;
  const box = useMemo(
    () => positionBoxOf({ entry, stop, target, day }, time, calendar),
    [entry, stop, target, day, time, calendar],
  );

  useLayoutEffect(() => void (levels.current = { stop, target }), [stop, target]);
  useLayoutEffect(() => {
    const created = drawPosition(chart.surface, {
      getCanvas: () => canvas.current,
      onPlaced: (placed) => layer.current && place(layer.current, placed),
    });
    drawing.current = created;
    return () => created.remove();
  }, [chart]);
  useLayoutEffect(() => {
    if (!box) return;
    const flag = t('position.sale', { day: formatExpectedDay(box.soldOn, today) });
    drawing.current?.set({ box, flag, isHeld: isDragging });
  }, [chart, isDragging, box, today, t]);
  useLayoutEffect(() => {
    const region = container.closest<HTMLElement>('section, [role=region]');
    if (!region || !box) return;
    region.dataset['position'] = [box.entry, box.stop, box.target].join(' ');
    return () => void delete region.dataset['position'];
  }, [container, box]);
  useEffect(() => () => actor?.send({ type: 'release' }), [actor, name]);

  if (!box) return null;
  return createPortal(
    <div ref={layer} className={styles.layer} data-dragging={isDragging} hidden>
      <canvas ref={canvas} className={styles.canvas} hidden />
      <p className={styles.head} data-part="head">
        <span>{head}</span>
        <OwnLevels purchase={name} isChosen={hasOwnLevels} />
      </p>
      {actor &&
        (['target', 'stop'] as const).map((level) => (
          <LevelHandle
            key={level}
            level={level}
            name={name}
            price={purchase[level]}
            levels={levels}
            frame={frame}
            surface={chart.surface}
            actor={actor}
          />
        ))}
    </div>,
    container.parentElement!,
  );
}

/** The least distance of two handles, which is their height. */
const HANDLE = 24;

/** Moves the head and the handles to the box, without rendering them again. */
function place(layer: HTMLElement, placed: PlacedBox | null) {
  layer.hidden = placed === null;
  if (!placed) return;
  const { left, right, target, stop } = placed;
  const overlap = Math.max(0, HANDLE - (stop - target)) / 2;
  layer.style.width = `${right}px`;
  layer.style.setProperty('--left', `${left}px`);
  const tops = { head: target + 2, target: target - overlap, stop: stop + overlap };
  // Of each part by itself: a property of the layer would change the style of all that is in it.
  for (const part of layer.querySelectorAll<HTMLElement>('[data-part]')) {
    part.style.transform = `translateY(${tops[part.dataset['part'] as keyof typeof tops]}px)`;
  }
}
