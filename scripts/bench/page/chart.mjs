import { CandlestickSeries, createChart, HistogramSeries, LineSeries } from 'lightweight-charts';
import { createCandleChart } from '../../../src/features/technical/chart/draw';
import { chartSeries } from '../../../src/features/technical/chart/series';
import '../../../src/ui/styles/tokens.css';

const container = document.createElement('div');
container.id = 'chart';
container.style.cssText = 'width: 1200px; height: 600px';
document.body.append(container);

/** Each draws its first chart of these bars and tells the ms until it was painted. */
globalThis.charts = { ours, alone };

const quiet = { lastValueVisible: false, priceLineVisible: false };

const seriesOf = (candles) =>
  chartSeries({ symbol: 'AAA', exchange: 'HOSE', today: null, candles, hasOlder: true });

async function ours(candles) {
  const series = seriesOf(candles);
  const start = performance.now();
  const chart = createCandleChart(container);
  const drawn = new Promise((done) => chart.onPainted(done));
  chart.show(series);
  await drawn;
  return (await bench.painted()) - start;
}

/** The same bars, volume, averages and view, as lean, with nothing of ours. */
async function alone(candles) {
  const { averages } = seriesOf(candles);
  const { time, open, high, low, close, volume } = candles;
  const bars = time.map((_, i) => ({
    time: time[i],
    open: open[i],
    high: high[i],
    low: low[i],
    close: close[i],
  }));
  const volumes = time.map((_, i) => ({ time: time[i], value: volume[i] }));
  const lines = Object.values(averages).map((line) =>
    line.flatMap((value, i) => (value === null ? [] : [{ time: time[i], value }])),
  );

  const start = performance.now();
  const chart = createChart(container, { autoSize: true, layout: { attributionLogo: false } });
  const histogram = chart.addSeries(HistogramSeries, { ...quiet, priceScaleId: '' });
  histogram.setData(volumes);
  for (const line of lines)
    chart.addSeries(LineSeries, { ...quiet, crosshairMarkerVisible: false }).setData(line);
  const candlesticks = chart.addSeries(CandlestickSeries);
  const drawn = new Promise((done) => {
    candlesticks.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: done }) }] });
  });
  candlesticks.setData(bars);
  chart.timeScale().setVisibleLogicalRange({ from: time.length - 125, to: time.length + 5 });
  await drawn;
  return (await bench.painted()) - start;
}
