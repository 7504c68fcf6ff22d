import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { drawingMachine, type LineChange, type Shape } from '../../../../machines/drawing.machine';
import type { CandleChart } from '../chart/candle-chart';
import { drawLines, type Drawn, type Hit } from './draw-lines';
import { movedPoints, type BarPoint } from './bar-points';

export type Drawing = ActorRefFrom<typeof drawingMachine>;

type Options = {
  chart: CandleChart | null;
  lines: readonly Shape[];
  alerted: ReadonlySet<string>;
  time: readonly number[];
  /** The result of a measure between two points. */
  describeMeasure: (points: Shape['points']) => string;
  change: (change: LineChange) => void;
};

/** Draws the lines of a chart, and selects and moves the one that the pointer presses. */
export function useDrawing({ chart, lines, alerted, time, describeMeasure, change }: Options) {
  const actor = useActorRef(drawingMachine);
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const active = useSelector(actor, ({ context }) => context.shape);
  const canUndo = useSelector(actor, ({ context }) => context.undo.length > 0);
  const drawings = useRef<ReturnType<typeof drawLines> | null>(null);

  const onChange = useEffectEvent(change);
  useEffect(() => {
    const { unsubscribe } = actor.on('line changed', (fact) => onChange(fact.change));
    return unsubscribe;
  }, [actor]);

  useLayoutEffect(() => {
    if (!chart) return;
    const drawing = drawLines(chart.surface);
    drawings.current = drawing;
    const stop = movePressedLines(chart, { drawing, actor });
    return () => {
      stop();
      drawing.remove();
    };
  }, [chart, actor]);

  useLayoutEffect(() => {
    const isMeasured = active?.kind === 'MEASURE' && active.points.length === 2;
    drawings.current?.set({
      lines: lines.filter(({ id }) => id !== active?.id),
      active,
      alerted,
      label: isMeasured ? describeMeasure(active.points) : null,
      time,
    } satisfies Drawn);
  });

  return { actor, value, active, canUndo };
}

type Parts = { drawing: ReturnType<typeof drawLines>; actor: Drawing };

/** Selects and moves lines that a pointer presses, which the chart then does not scroll by; returns what stops it. */
function movePressedLines({ surface }: CandleChart, { drawing, actor }: Parts) {
  const { container } = surface;
  const listeners = new AbortController();
  let held: (Hit & { from: BarPoint; pointer: number }) | null = null;

  const pixelOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = container.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };
  const listen = (name: string, listener: (event: PointerEvent) => void) =>
    container.addEventListener(name, listener as EventListener, {
      capture: true,
      passive: false,
      signal: listeners.signal,
    });

  listen('pointerdown', (event) => {
    const state = actor.getSnapshot().value;
    if (event.button !== 0 || !event.isPrimary || state.startsWith('placing')) return;
    const pixel = pixelOf(event);
    const hit = drawing.at(pixel);
    const from = surface.toBarPoint(pixel);
    if (!hit || !from) return actor.send({ type: 'cancel' });
    held = { ...hit, from, pointer: event.pointerId };
    container.setPointerCapture(event.pointerId);
    actor.send({ type: 'select', line: hit.line });
    actor.send({ type: 'grab' });
  });
  listen('pointermove', (event) => {
    const to = held && surface.toBarPoint(pixelOf(event));
    if (!held || !to) return;
    const { line, grip, from } = held;
    actor.send({ type: 'aim', points: movedPoints(line, grip, { time: drawing.time(), from, to }) });
  });
  const release = (type: 'drop' | 'cancel') => (event: PointerEvent) => {
    if (held?.pointer !== event.pointerId) return;
    held = null;
    actor.send({ type });
  };
  listen('pointerup', release('drop'));
  listen('pointercancel', release('cancel'));
  // The chart scrolls by these, the page by the second, and the first moves the focus.
  for (const name of ['mousedown', 'touchstart']) {
    listen(name, (event) => {
      if (!held) return;
      event.stopPropagation();
      event.preventDefault();
    });
  }
  return () => listeners.abort();
}
