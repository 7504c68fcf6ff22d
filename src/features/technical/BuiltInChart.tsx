import { useFragment, useQuery } from '@apollo/client/react';
import { useId, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { openingRange } from './chart/range';
import { chartSeries } from './chart/series';
import { summaryOf } from './chart/summary';
import { ChartControls } from './ChartControls';
import { ChartDownloads } from './ChartDownloads';
import { ChartLegend } from './ChartLegend';
import { ChartState } from './ChartState';
import { newestBars } from './newest-bars';
import { loadOlderBars } from './older-bars';
import { CANDLES, CHARTED_INSTRUMENT } from './technical.graphql';
import { useDrawing, usePainted } from './useDrawing';
import { usePrefetch } from './usePrefetch';

export type ChartProps = {
  symbol: string;
  /** Symbols that may be opened next; they are made ready as soon as this one is on the screen. */
  neighbours?: readonly string[];
};

/** `instead` is a line that says what this chart stands in for. */
type Props = ChartProps & { instead?: ReactNode };

const nobody: readonly string[] = [];

/** The candles of a symbol; `data-painted` on the region names the symbol whose candles are on the screen. */
export function BuiltInChart({ symbol, neighbours = nobody, instead }: Props) {
  const t = useT();
  const summaryId = useId();
  const { data, error, refetch, client } = useQuery(CANDLES, { variables: newestBars(symbol) });
  const { data: listing } = useFragment({
    fragment: CHARTED_INSTRUMENT,
    from: { __typename: 'Instrument', symbol },
  });
  const { exchange = null, open = null, reference = null, ceiling = null, floor = null } = listing;
  const [view, setView] = useState(() => ({ range: openingRange(window.innerWidth) }));
  const { attach, chart, hasFailed, key, retry } = useDrawing();

  const answer = data?.candles;
  const series = useMemo(() => {
    if (answer?.availability !== 'READY') return null;
    const today = { open, reference, ceiling, floor };
    return chartSeries({ symbol, exchange, today, candles: answer, hasOlder: answer.hasOlder });
  }, [symbol, exchange, open, reference, ceiling, floor, answer]);
  const isPainted = usePainted(chart) === symbol && series !== null;

  useLayoutEffect(() => chart?.onOldest(() => void loadOlderBars(client, symbol)), [chart, client, symbol]);
  useLayoutEffect(() => void chart?.setRange(view.range), [chart, view]);
  useLayoutEffect(() => void chart?.setReference(reference), [chart, reference]);
  useLayoutEffect(() => void chart?.show(series), [chart, series]);
  usePrefetch(isPainted ? neighbours : nobody);

  return (
    <Panel
      name={t('technical.chart')}
      className="chart-panel"
      data-painted={isPainted ? symbol : undefined}
      aria-describedby={series ? summaryId : undefined}
    >
      <ChartControls range={view.range} onRange={(range) => setView({ range })}>
        <ChartDownloads series={series} name={listing.name ?? null} chart={chart} />
      </ChartControls>
      {instead}
      <div className="chart-box">
        <div
          key={key}
          ref={attach}
          className="chart-canvas"
          role="img"
          aria-label={`${t('technical.chart')} ${symbol}`}
          hidden={series === null}
        />
        {series && chart ? (
          <ChartLegend series={series} chart={chart} />
        ) : (
          <ChartState
            symbol={symbol}
            availability={answer?.availability}
            error={error}
            hasFailedToDraw={hasFailed}
            onRetry={() => (hasFailed ? retry() : void refetch())}
          />
        )}
      </div>
      {series && (
        <div className="visually-hidden">
          <h2>{t('technical.summaryTitle')}</h2>
          <p id={summaryId}>{t('technical.summary', { symbol, ...summaryOf(series, listing) })}</p>
        </div>
      )}
    </Panel>
  );
}
