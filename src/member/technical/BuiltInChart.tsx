import { Suspense, useId, type ReactNode } from 'react';
import { withDeskMessages } from '../../i18n/desk';
import { useT } from '../../i18n/useT';
import { lazyOnIdle, optional } from '../../ui/lazy-on-idle';
import { Panel } from '../../ui/Panel';
import { panesOf } from './chart/indicators';
import { ChartChoices } from './ChartChoices';
import { ChartControls } from './ChartControls';
import { ChartDownloads } from './ChartDownloads';
import { ChartLegend } from './ChartLegend';
import { ChartStage } from './ChartStage';
import { ChartState } from './ChartState';
import { ChartSummary } from './ChartSummary';
import { ChartTableButton } from './ChartTableButton';
import { useBuiltInChart } from './useBuiltInChart';
import { useChartView } from './useChartView';
import chartPanelStyles from './ChartPanel.module.css';
import chartControlsStyles from './ChartControls.module.css';

const LineTools = lazyOnIdle(() =>
  optional(withDeskMessages(import('./lines/LineTools')).then((module) => module.LineTools)),
);

export type ChartProps = {
  symbol: string;
  /** Symbols that may be opened next; they are prefetched once this one is painted. */
  neighbours?: readonly string[];
};

/** `notice` is a line above the chart. */
type Props = ChartProps & { notice?: ReactNode };

/** The candles of a symbol; `data-painted` on the region names the symbol whose candles are on the screen. */
export function BuiltInChart({ symbol, neighbours, notice }: Props) {
  const t = useT();
  const summaryId = useId();
  const { view, choose } = useChartView();
  const shown = useBuiltInChart(symbol, view, neighbours);
  const { chart, container, series, instrument, comparison, signals } = shown;

  return (
    <Panel
      id="chart"
      name={t('technical.chart')}
      className={chartPanelStyles.panel}
      data-painted={shown.isPainted ? symbol : undefined}
      aria-describedby={series ? summaryId : undefined}
    >
      <ChartControls
        view={view}
        onChoose={(choice) => {
          // The current range scrolls back to its beginning.
          if (choice.range === view.range) chart?.setRange(view.range);
          choose(choice);
        }}
      >
        <ChartChoices symbol={symbol} view={view} onChoose={choose} />
        <div className={chartControlsStyles.lines}>
          <Suspense>
            <LineTools symbol={symbol} series={series} chart={chart} />
          </Suspense>
        </div>
        <div className={chartControlsStyles.downloads}>
          <ChartTableButton series={series} signals={signals} />
          <ChartDownloads
            series={series}
            name={instrument.name ?? null}
            chart={chart}
            isCompared={comparison !== null}
          />
        </div>
      </ChartControls>
      {notice}
      <div
        className={chartPanelStyles.box}
        data-panes={panesOf(shown.indicators)}
        data-legend={series && chart ? true : undefined}
      >
        <ChartStage
          symbol={symbol}
          series={series}
          signals={signals}
          chart={chart}
          onOpen={shown.selectSignal}
        >
          <div
            key={container.key}
            ref={container.attach}
            className={chartPanelStyles.canvas}
            role="img"
            aria-label={`${t('technical.chart')} ${symbol}`}
            hidden={series === null}
          />
        </ChartStage>
        {series && chart ? (
          <ChartLegend
            series={series}
            chart={chart}
            comparison={comparison}
            isIndexMissing={shown.isIndexMissing}
            voidBelow={shown.voidBelow}
          />
        ) : (
          <ChartState symbol={symbol} {...shown.state} />
        )}
      </div>
      {series && <ChartSummary id={summaryId} series={series} quote={instrument} />}
    </Panel>
  );
}
