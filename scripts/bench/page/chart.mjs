import { CandlestickSeries, createChart, HistogramSeries, LineSeries } from 'lightweight-charts';
import { createCandleChart } from '../../../src/member/technical/chart/create-chart';
import { panes } from '../../../src/member/technical/chart/indicators';
import { barSeries } from '../../../src/member/technical/chart/bar-series';
import '../../../src/ui/styles/index.css';

const makers = { ours, alone };
const boxes = Object.fromEntries(
  Object.keys(makers).map((maker) => {
    const box = document.createElement('div');
    box.id = maker;
    box.style.cssText = 'width: 1200px; height: 430px';
    document.body.append(box);
    return [maker, box];
  }),
);

/** The first two draw their first chart of these bars with these indicators and return the ms until it was painted. */
globalThis.charts = { ours, alone, wheel };

const quiet = { lastValueVisible: false, priceLineVisible: false };

const seriesOf = (candles, shown) =>
  barSeries(
    { symbol: 'AAA', resolution: 'DAY', exchange: 'HOSE', today: null, candles, hasOlder: true },
    shown,
  );

async function ours(candles, shown) {
  const series = seriesOf(candles, shown);
  const start = performance.now();
  const chart = createCandleChart(boxes.ours);
  const drawn = new Promise((done) => chart.onPainted(done));
  chart.show(series);
  await drawn;
  return (await bench.painted()) - start;
}

/** The same bars, volume, lines, panes and view, as lean, with nothing of ours. */
async function alone(candles, shown) {
  const { lines } = seriesOf(candles, shown);
  const { time, open, high, low, close, volume } = candles;
  const bars = time.map((_, i) => ({
    time: time[i],
    open: open[i],
    high: high[i],
    low: low[i],
    close: close[i],
  }));
  const volumes = time.map((_, i) => ({ time: time[i], value: volume[i] }));
  const drawings = lines.map(({ pane, look, values }) => ({
    series: look === 'columns' ? HistogramSeries : LineSeries,
    pane: pane === 'price' ? 0 : panes.filter((each) => shown.includes(each)).indexOf(pane) + 1,
    data: values.flatMap((value, i) => (value === null ? [] : [{ time: time[i], value }])),
  }));

  const start = performance.now();
  const chart = createChart(boxes.alone, { autoSize: true, layout: { attributionLogo: false } });
  const histogram = chart.addSeries(HistogramSeries, { ...quiet, priceScaleId: '' });
  histogram.setData(volumes);
  for (const { series, pane, data } of drawings)
    chart.addSeries(series, { ...quiet, crosshairMarkerVisible: false }, pane).setData(data);
  const candlesticks = chart.addSeries(CandlestickSeries);
  const drawn = new Promise((done) => {
    candlesticks.attachPrimitive({ paneViews: () => [{ renderer: () => ({ draw: done }) }] });
  });
  candlesticks.setData(bars);
  chart.timeScale().setVisibleLogicalRange({ from: time.length - 125, to: time.length + 5 });
  await drawn;
  return (await bench.painted()) - start;
}

/**
 * The ms of each frame that a turn of the wheel requested: sideways pans, upwards and downwards zooms. The
 * charts take turns, so that whatever else the machine does holds up one as much as the other.
 */
async function wheel(direction, turns) {
  const frames = { ours: [], alone: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const delta = turn % 40 < 20 ? -40 : 40;
    for (const maker of Object.keys(makers)) frames[maker].push(await turned(boxes[maker], direction, delta));
  }
  return frames;
}

async function turned(box, direction, delta) {
  const pane = box.querySelector('canvas');
  const { left, top, width } = pane.getBoundingClientRect();
  const place = { clientX: left + width / 2, clientY: top + 100, bubbles: true, cancelable: true };
  let start = 0;
  requestAnimationFrame(() => (start = performance.now()));
  pane.dispatchEvent(
    new WheelEvent('wheel', { ...place, ...(direction === 'pan' ? { deltaX: delta } : { deltaY: delta }) }),
  );
  return (await bench.painted()) - start;
}
