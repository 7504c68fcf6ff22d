import { Suspense, useId, type ReactNode } from 'react';
import type { Resolution } from '../../graph/resolvers.types';
import { useT } from '../../i18n/useT';
import { securityKindOf } from '../../market/exchange';
import { part } from '../../ui/part';
import { Panel } from '../../ui/Panel';
import { panesOf } from './chart/indicators';
import { ChartChoices } from './ChartChoices';
import { ChartControls } from './ChartControls';
import { ChartLegend } from './ChartLegend';
import { ChartStage } from './ChartStage';
import { ChartState } from './ChartState';
import type * as Tools from './chart-tools';
import type { Replayed } from './useBarSeries';
import { useBuiltInChart } from './useBuiltInChart';
import { useChartView } from './useChartView';
import chartPanelStyles from './ChartPanel.module.css';
import chartControlsStyles from './ChartControls.module.css';

/** One of what stands around the candles, with the texts that it shows: loaded in an idle moment, as they are read first. */
const tool = <Name extends keyof typeof Tools>(
  name: Name,
  texts: 'chart' | 'desk' | 'header' | 'signal' | [],
) =>
  part(() => import('./chart-tools'), name, {
    texts,
    when: 'idle',
    optional: true,
  });

const LineTools = tool('LineTools', 'desk');
const ChartEvents = tool('ChartEvents', 'chart');
const ChartSummary = tool('ChartSummary', 'chart');
const CompareChoices = tool('CompareChoices', 'chart');
const PositionLayer = tool('PositionLayer', 'signal');
const ChartButtons = tool('ChartButtons', 'header');
const PrintedChart = tool('PrintedChart', []);
const GrowingBars = tool('GrowingBars', []);

const PriceSteps = part(() => import('./PriceSteps'), 'PriceSteps', { texts: 'chart' });

const Comparison = part(() => import('./compare/Comparison'), 'Comparison', {
  texts: 'chart',
  optional: true,
});

/** A replay walks over days. */
const DAYS: readonly Resolution[] = ['DAY'];

export type ChartProps = {
  symbol: string;
  /** Symbols that may be opened next; they are prefetched once this one is painted. */
  neighbours?: readonly string[];
  /** Whether a replay was left for it: the focus returns to the button that opens one. */
  isBackFromReplay?: boolean;
};

type Props = ChartProps & {
  /** A line above the chart. */
  notice?: ReactNode;
  /** The past day at whose close the chart is shown, on daily bars. */
  replayed?: Replayed;
};

/** The candles of a symbol; `data-painted` on the region names the symbol whose candles are on the screen. */
export function BuiltInChart({ symbol, neighbours, notice, replayed, isBackFromReplay = false }: Props) {
  const t = useT();
  const summaryId = useId();
  const { view, offered, choose } = useChartView();
  const shown = useBuiltInChart(symbol, view, neighbours, replayed);
  const { chart, container, series, quote, name, signals } = shown;
  const isKnown = shown.state.availability !== 'UNKNOWN_SYMBOL';

  return (
    <Panel
      id="chart"
      name={t('technical.chart')}
      className={chartPanelStyles.panel}
      data-painted={shown.isPainted ? symbol : undefined}
      data-replay={replayed?.day}
      aria-describedby={series ? summaryId : undefined}
    >
      {isKnown && (
        <ChartControls
          view={view}
          offered={replayed ? DAYS : offered}
          onChoose={(choice) => {
            // The current range scrolls back to its beginning.
            if (choice.range === view.range) chart?.setRange(view.range);
            choose(choice);
          }}
          isBackFromReplay={isBackFromReplay}
        >
          <ChartChoices symbol={symbol} view={view} onChoose={choose} />
          <Suspense fallback={<span className={chartControlsStyles.awaitedButton} />}>
            <CompareChoices
              symbol={symbol}
              compared={view.compared}
              onChoose={(compared) => choose({ compared })}
            />
          </Suspense>
          <div className={chartControlsStyles.downloads}>
            <Suspense fallback={<AwaitedButtons isReplayed={replayed !== undefined} />}>
              <ChartButtons
                view={view}
                series={series}
                signals={signals}
                chart={chart}
                name={name}
                isReplayed={replayed !== undefined}
                isBackFromReplay={isBackFromReplay}
              />
            </Suspense>
          </div>
        </ChartControls>
      )}
      {isKnown && view.compared.some((other) => other !== symbol) && (
        <Suspense fallback={<div className={chartPanelStyles.compared} />}>
          <Comparison
            symbol={symbol}
            view={view}
            series={series}
            chart={chart}
            onChoose={(compared) => choose({ compared })}
          />
        </Suspense>
      )}
      {notice}
      <div
        className={chartPanelStyles.box}
        data-panes={panesOf(shown.indicators)}
        data-legend={series && chart ? true : undefined}
      >
        {isKnown && (
          <div className={chartPanelStyles.tools}>
            {replayed === undefined && (
              <Suspense>
                <LineTools key={symbol} symbol={symbol} series={series} chart={chart} />
              </Suspense>
            )}
            <Suspense>
              <ChartEvents symbol={symbol} series={series} chart={chart} isPast={replayed !== undefined} />
            </Suspense>
          </div>
        )}
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
        {replayed === undefined && securityKindOf(symbol) !== null && !view.isUnadjusted && (
          <Suspense>
            <PositionLayer series={shown.isPainted ? series : null} chart={chart} />
          </Suspense>
        )}
        {series && chart ? (
          <ChartLegend series={series} chart={chart} voidBelow={shown.voidBelow} purchase={shown.purchase} />
        ) : (
          <ChartState symbol={symbol} {...shown.state} />
        )}
      </div>
      {series && series.steps.length > 0 && (
        <Suspense>
          <PriceSteps series={series} />
        </Suspense>
      )}
      {replayed === undefined && (
        <Suspense>
          <GrowingBars symbol={symbol} resolution={view.resolution} isUnadjusted={view.isUnadjusted} />
        </Suspense>
      )}
      <Suspense>
        <PrintedChart chart={chart} series={series} compared={view.compared} />
      </Suspense>
      {series && (
        <Suspense>
          <ChartSummary id={summaryId} series={series} quote={replayed === undefined ? quote : {}} />
        </Suspense>
      )}
    </Panel>
  );
}

/** The places of the chart's buttons; some browsers have no full screen. */
function AwaitedButtons({ isReplayed }: { isReplayed: boolean }) {
  const count = (isReplayed ? 3 : 4) + (document.fullscreenEnabled ? 1 : 0);
  return Array.from({ length: count }, (_, place) => (
    <span key={place} className={chartControlsStyles.awaitedButton} />
  ));
}
