import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useId, useLayoutEffect, type KeyboardEvent, type ReactNode } from 'react';
import { barCursorMachine } from '../../../machines/bar-cursor.machine';
import { useT } from '../../i18n/useT';
import type { BarSeries } from './chart/bar-series';
import type { CandleChart } from './chart/candle-chart';
import type { ChartSignal } from './chart/chart-signals';
import { describeBar } from './chart/describe-bar';
import { barByKey } from './chart/keys';
import styles from './ChartPanel.module.css';

type Props = {
  symbol: string;
  /** Null while none is loaded. */
  series: BarSeries | null;
  signals: readonly ChartSignal[];
  chart: CandleChart | null;
  onOpen: (signal: ChartSignal) => void;
  children: ReactNode;
};

/** Moves the crosshair by keyboard and announces the bar it rests on. Up and Down are left to the watchlist. */
export function ChartStage({ symbol, series, signals, chart, onOpen, children }: Props) {
  const t = useT();
  const hintId = useId();
  const actor = useActorRef(barCursorMachine);
  const bar = useSelector(actor, ({ context }) => context.bar);
  const isResting = useSelector(actor, (snapshot) => snapshot.matches('resting'));
  const resolution = series?.resolution;

  useEffect(() => actor.send({ type: 'leave' }), [actor, symbol, resolution]);
  useLayoutEffect(() => chart?.moveCrosshair(bar), [chart, bar]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!series || event.altKey || event.ctrlKey || event.metaKey) return;
    const signal = signals.findLast(({ time }) => time === bar);
    if (event.key === 'Enter' && signal) return onOpen(signal);
    if (event.key === 'Escape') return actor.send({ type: 'leave' });

    const times = signals.map(({ time }) => time);
    const next = barByKey(event, bar, { time: series.candles.time, signals: times });
    if (next === null) return;
    event.preventDefault();
    actor.send({ type: 'move', bar: next });
  };

  const index = series && isResting && bar !== null ? series.candles.time.indexOf(bar) : -1;
  return (
    <>
      <div
        className={styles.stage}
        role="application"
        aria-label={t('technical.bars', { symbol })}
        aria-describedby={hintId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes the keyboard
        tabIndex={series ? 0 : -1}
        onKeyDown={onKeyDown}
        onBlur={() => actor.send({ type: 'leave' })}
      >
        {children}
      </div>
      <p id={hintId} className="visually-hidden">
        {t('technical.barsHint')}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {series && index >= 0 && describeBar(t, { series, signals, index })}
      </p>
    </>
  );
}
