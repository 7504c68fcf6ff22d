import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Shape } from '../../../../machines/drawing.machine';
import { useT } from '../../../i18n/useT';
import type { BarSeries } from '../chart/bar-series';
import type { CandleChart } from '../chart/candle-chart';
import { movedPoints, barPointAfter, barPointOf, pointAt, type Grip } from './bar-points';
import type { Drawing } from './useDrawing';
import styles from './DrawingLayer.module.css';

type Props = {
  actor: Drawing;
  value: ReturnType<Drawing['getSnapshot']>['value'];
  active: Shape;
  series: BarSeries;
  chart: CandleChart;
  /** What is announced of the line. */
  text: string;
  /** The button that the focus returns to. */
  opener: HTMLElement | null;
};

function takeFocus(layer: HTMLElement | null) {
  layer?.focus({ preventScroll: true });
}

const GRIPS: readonly Grip[] = ['line', 0, 1];

/** Lies over the candles while a line is drawn or selected, and takes its presses and keys. */
export function DrawingLayer({ actor, value, active, series, chart, text, opener }: Props) {
  const t = useT();
  const hintId = useId();
  const [grip, setGrip] = useState<Grip>('line');
  const { surface } = chart;
  const { time } = series.candles;
  const isPlacing = value === 'placing first' || value === 'placing second';

  const aim = (point: Shape['points'][number]) => {
    const points = value === 'placing second' ? [active.points[0]!, point] : [point];
    actor.send({ type: 'aim', points });
  };
  const aimAt = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const { left, top } = currentTarget.getBoundingClientRect();
    const point = surface.toBarPoint({ x: clientX - left, y: clientY - top });
    if (point) aim(pointAt(time, point));
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (!isPlacing || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    aimAt(event);
    if (value === 'placing first' && active.kind !== 'HORIZONTAL') actor.send({ type: 'place' });
  };
  const onPointerUp = (event: PointerEvent<HTMLElement>) => {
    if (!isPlacing || event.button !== 0) return;
    aimAt(event);
    actor.send({ type: 'place' });
  };

  const leave = () => {
    chart.moveCrosshair(null);
    if (value === 'moving') return actor.send({ type: 'cancel' });
    opener?.focus({ preventScroll: true });
    actor.send({ type: 'cancel' });
  };
  const moveTo = (press: KeyboardEvent) => {
    const held = isPlacing ? active.points.length - 1 : grip === 'line' ? 0 : grip;
    const from = barPointOf(time, active.points[held]!);
    const to = barPointAfter(press, from, series.exchange);
    if (!to) return false;
    if (isPlacing) aim(pointAt(time, to));
    else {
      actor.send({ type: 'grab' });
      actor.send({ type: 'aim', points: movedPoints(active, grip, { time, from, to }) });
    }
    if (active.kind !== 'HORIZONTAL') chart.moveCrosshair(pointAt(time, to).time);
    return true;
  };
  const actions: Readonly<Record<string, () => void>> = {
    Enter: () => actor.send({ type: isPlacing ? 'place' : 'drop' }),
    ' ': () => {
      if (isPlacing) actor.send({ type: 'place' });
      else if (active.kind === 'TREND') setGrip(GRIPS[(GRIPS.indexOf(grip) + 1) % GRIPS.length]!);
    },
    Escape: leave,
    Delete: () => {
      if (isPlacing || value === 'measured') return;
      opener?.focus({ preventScroll: true });
      actor.send({ type: 'delete', line: active });
    },
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey) return;
    if (event.ctrlKey || event.metaKey) {
      if (event.key !== 'z') return;
      event.preventDefault();
      opener?.focus({ preventScroll: true });
      return actor.send({ type: 'undo' });
    }
    const act = actions[event.key === 'Backspace' ? 'Delete' : event.key];
    if (!act && !(value !== 'measured' && moveTo(event))) return;
    event.preventDefault();
    event.stopPropagation();
    act?.();
  };
  const onBlur = () => {
    const state = actor.getSnapshot().value;
    if (state === 'moving') actor.send({ type: 'drop' });
  };

  const hint = isPlacing
    ? 'lines.hintPlacing'
    : value === 'measured'
      ? 'lines.hintMeasured'
      : 'lines.hintMoving';
  return createPortal(
    <>
      <div
        // Another line takes the keyboard in its place.
        key={active.id}
        ref={takeFocus}
        className={styles.layer}
        data-placing={isPlacing || undefined}
        role="application"
        aria-label={t(`lines.${active.kind}`)}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keyboard
        tabIndex={0}
        onPointerDown={onPointerDown}
        onPointerMove={(event) => isPlacing && aimAt(event)}
        onPointerUp={onPointerUp}
        onPointerCancel={() => actor.send({ type: 'cancel' })}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      <p id={hintId} className={styles.hint}>
        {t(hint)}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {typeof grip === 'number' && !isPlacing && t('lines.grip', { number: grip + 1 })} {text}
      </p>
    </>,
    surface.container.parentElement!,
  );
}
