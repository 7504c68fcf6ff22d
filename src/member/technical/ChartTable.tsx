import { useQuery } from '@apollo/client/react';
import { useT } from '../../i18n/useT';
import { hasRange, lengthOf } from '../../market/candles';
import { formatChange, formatPrice, formatVolume } from '../../market/format';
import { Dialog } from '../../ui/Dialog';
import { FigureHead } from '../../ui/FigureHead';
import { rowProps } from '../../ui/row-props';
import { Rows } from '../../ui/Rows';
import { rowCount } from '../../ui/useRowsInView';
import '../../ui/Table.css';
import { formatBarTime } from './chart/bar-time';
import type { BarSeries } from './chart/bar-series';
import type { ChartSignal } from './chart/chart-signals';
import { isIntraday } from './chart/view';
import { changeAt } from './chart/summary';
import { FeedDeparturesDocument } from './feed-departures.generated';
import { leftOutText } from './left-out';
import { PriceSteps } from './PriceSteps';
import { FigureCell } from '../../ui/FigureCell';
import styles from './ChartTable.module.css';

type Props = { series: BarSeries; signals: readonly ChartSignal[]; onClose: () => void };

/** The loaded bars, newest first, each with its signals, how many were left out, and what the feed does otherwise. */
export function ChartTable({ series, signals, onClose }: Props) {
  const t = useT();
  const { symbol, resolution, candles } = series;
  const count = lengthOf(candles);
  const { data } = useQuery(FeedDeparturesDocument, { fetchPolicy: 'network-only' });
  const departures = data?.feedDepartures.map(({ kind }) => t(`departure.${kind}`)) ?? [];
  const lines = [leftOutText(t, series.leftOut), ...departures].filter((line) => line !== null);
  const title = t('technical.tableOf', { symbol, resolution: t(`technical.${resolution}`) });
  const columns = [
    t('technical.open'),
    t('technical.high'),
    t('technical.low'),
    t('export.close'),
    t('export.changePercent'),
    t('technical.volume'),
  ];

  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <PriceSteps series={series} />
      {lines.map((line) => (
        <p key={line} className={`caption ${styles.leftOut}`}>
          {line}
        </p>
      ))}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard */}
      <div className={styles.box} tabIndex={0} role="group" aria-label={title}>
        <table className={`table ${styles.table}`} aria-label={title} aria-rowcount={rowCount(count)}>
          <thead>
            <tr>
              <th scope="col">{t(isIntraday(resolution) ? 'export.time' : 'export.day')}</th>
              {columns.map((column) => (
                <FigureHead key={column}>{column}</FigureHead>
              ))}
              {resolution === 'DAY' && <th scope="col">{t('signals.kind')}</th>}
            </tr>
          </thead>
          <Rows
            count={count}
            renderRow={(row, { index, measure }) => {
              const i = count - 1 - row;
              const time = candles.time[i]!;
              const isWhole = hasRange(candles, time);
              const here = signals.filter((signal) => signal.time === time);
              return (
                <tr key={time} {...rowProps({ index, measure })}>
                  <th scope="row">{formatBarTime(time, resolution)}</th>
                  {[candles.open, candles.high, candles.low].map((prices, place) => (
                    // The columns keep their places.
                    <FigureCell key={place}>{formatPrice(isWhole ? prices[i] : null)}</FigureCell>
                  ))}
                  <FigureCell>{formatPrice(candles.close[i])}</FigureCell>
                  <FigureCell>{formatChange(changeAt(series, i))}</FigureCell>
                  <FigureCell>{formatVolume(candles.volume[i])}</FigureCell>
                  {resolution === 'DAY' && (
                    <td>{here.map(({ kind }) => t(`signals.chip.${kind}`)).join(', ')}</td>
                  )}
                </tr>
              );
            }}
          />
        </table>
      </div>
    </Dialog>
  );
}
