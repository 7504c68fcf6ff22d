import { Button } from '@blueprintjs/core';
import {
  LayoutLinearIcon,
  MinusIcon,
  TrashIcon,
  TrendingUpIcon,
  UndoIcon,
  VerticalDistributionIcon,
} from '@blueprintjs/icons';
import { useRef, type ReactElement } from 'react';
import type { Shape } from '../../../../machines/drawing.machine';
import { useT } from '../../../i18n/useT';
import { dayOfEpochSeconds } from '../../../market/day';
import { formatPercent, formatPrice } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { Popover } from '../../../ui/Popover';
import { IconButton } from '../../../ui/IconButton';
import { newId } from '../../shared/level-alert';
import type { BarSeries } from '../chart/bar-series';
import type { CandleChart } from '../chart/candle-chart';
import { DrawingLayer } from './DrawingLayer';
import { LineAlert } from './LineAlert';
import { indexOfTime } from './bar-points';
import { useDrawing } from './useDrawing';
import { useKeptLines } from './useKeptLines';
import styles from './LineTools.module.css';

type Props = {
  symbol: string;
  /** Null while none is loaded. */
  series: BarSeries | null;
  chart: CandleChart | null;
};

const tools: readonly { kind: Shape['kind']; icon: ReactElement }[] = [
  { kind: 'HORIZONTAL', icon: <MinusIcon /> },
  { kind: 'TREND', icon: <TrendingUpIcon /> },
  { kind: 'MEASURE', icon: <VerticalDistributionIcon /> },
];

/** Draws, selects, moves and deletes lines on a symbol's chart, and measures on it. */
export function LineTools({ symbol, series, chart }: Props) {
  const t = useT();
  const price = series?.candles.close.at(-1) ?? null;
  const { lines, alerted, change, toggleAlert } = useKeptLines(symbol, price);
  const group = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLElement>(null);
  const time = series?.candles.time ?? [];
  const describePoint = ({ time: at, price }: Shape['points'][number]) =>
    t('lines.point', { price: formatPrice(price), day: formatDay(dayOfEpochSeconds(at)) });
  const describeMeasure = ([from, to]: Shape['points']) =>
    t('lines.measured', {
      count: Math.abs(indexOfTime(time, to!.time) - indexOfTime(time, from!.time)),
      change: formatPercent((to!.price / from!.price - 1) * 100),
    });
  const describe = ({ kind, points }: Shape) => {
    const [from, to] = points;
    if (kind === 'HORIZONTAL') return t('lines.horizontalAt', { price: formatPrice(from!.price) });
    if (!to) return describePoint(from!);
    if (kind === 'MEASURE') return describeMeasure(points);
    return t('lines.trendFrom', { from: describePoint(from!), to: describePoint(to) });
  };
  const { actor, value, active, canUndo } = useDrawing({
    chart,
    lines: lines ?? [],
    alerted,
    time,
    describeMeasure,
    change,
  });
  const isReady = series !== null && chart !== null && lines !== null && time.length > 0;
  const isDrawing = value === 'placing first' || value === 'placing second';
  const newest = isReady && { time: time.at(-1)!, price: series.candles.close.at(-1)! };

  const begin = (kind: Shape['kind'], button: HTMLElement) => {
    if (!newest) return;
    opener.current = button;
    if (isDrawing && active?.kind === kind) return actor.send({ type: 'cancel' });
    actor.send({ type: 'choose', shape: { id: newId(), kind, points: [newest] } });
  };
  const select = (line: Shape) => {
    opener.current = group.current?.querySelector('[aria-expanded]') ?? null;
    actor.send({ type: 'select', line });
  };

  return (
    <div ref={group} className={styles.tools} role="group" aria-label={t('lines.tools')}>
      {tools.map(({ kind, icon }) => (
        <IconButton
          key={kind}
          icon={icon}
          label={t(`lines.${kind}`)}
          aria-pressed={isDrawing && active?.kind === kind}
          aria-disabled={!isReady || undefined}
          onClick={({ currentTarget }) => begin(kind, currentTarget)}
        />
      ))}
      <Popover
        label={t('lines.list', { count: lines?.length ?? 0 })}
        icon={<LayoutLinearIcon />}
        shape="choices"
      >
        {(close) => (
          <div className={styles.list}>
            {lines?.length ? (
              <ul>
                {lines.map((line) => (
                  <li key={line.id}>
                    <Button
                      variant="minimal"
                      text={describe(line)}
                      aria-label={t('lines.select', { line: describe(line) })}
                      onClick={() => {
                        close();
                        select(line);
                      }}
                    />
                    {line.kind === 'HORIZONTAL' && (
                      <LineAlert line={line} text={describe(line)} alerted={alerted} onToggle={toggleAlert} />
                    )}
                    <IconButton
                      icon={<TrashIcon />}
                      label={t('lines.delete', { line: describe(line) })}
                      onClick={() => actor.send({ type: 'delete', line })}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p className="caption">{t('lines.none', { symbol })}</p>
            )}
          </div>
        )}
      </Popover>
      <IconButton
        icon={<UndoIcon />}
        label={t('lines.undo')}
        aria-disabled={!canUndo || undefined}
        onClick={() => actor.send({ type: 'undo' })}
      />
      {active?.kind === 'HORIZONTAL' && (value === 'selected' || value === 'moving') && (
        <LineAlert line={active} text={describe(active)} alerted={alerted} onToggle={toggleAlert} />
      )}
      {active && value !== 'idle' && isReady && (
        <DrawingLayer
          actor={actor}
          value={value}
          active={active}
          series={series}
          chart={chart}
          text={describe(active)}
          opener={opener.current}
        />
      )}
    </div>
  );
}
