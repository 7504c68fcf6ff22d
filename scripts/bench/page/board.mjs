import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { loadMessages, setLanguage } from '../../../src/i18n/i18n';
import { BoardTable } from '../../../src/member/board/BoardTable';
import { usualColumns } from '../../../src/member/board/columns';
import { drawMap } from '../../../src/member/board/draw-map';
import { readMapColours } from '../../../src/member/board/map-colours';
import { createBoardRows } from '../../../src/member/shared/screen/board-rows';
import { layOut, mappedRows } from '../../../src/member/board/treemap';
import { conditionKinds, isAverageKind, isRangeKind, kindNames } from '../../../src/market/screen/kinds';
import { compile } from '../../../src/market/screen/match';
import { screenedOf } from '../../../src/market/screen/screened';
import '../../../src/ui/styles/index.css';

const SYMBOLS = 1_700;
const TICK_MS = 100;

const rowsOf = createBoardRows();
const root = createRoot(document.querySelector('#root'));
let quotes = Array.from({ length: SYMBOLS }, (_, i) => quoteOf(i));
const listing = quotes.map(({ symbol }, i) => ({
  ...{ symbol, name: `Công ty ${symbol}`, fullName: null, exchange: 'HOSE', marketCap: 1000 + i },
  sector: `Ngành ${i % 20}`,
}));
const fixed = {
  ...{ columns: usualColumns, sort: { by: 'symbol', isDescending: false }, starred: new Set() },
  ...{ onSort() {}, onStar() {}, onOpen() {} },
};

await setLanguage('vi');
await Promise.all([loadMessages('member'), loadMessages('board')]);
flushSync(render);

/** `frames` returns the gaps between frames of so many ms, while so many cells in view change a second. */
globalThis.board = { frames, map, filter };

function render() {
  root.render(createElement(BoardTable, { ...fixed, rows: rowsOf(listing, quotes) }));
}

async function frames(ms, changesPerSecond) {
  const timer = changesPerSecond && setInterval(() => change((changesPerSecond * TICK_MS) / 1000), TICK_MS);
  const frame = () => new Promise(requestAnimationFrame);
  const gaps = [];
  const start = await frame();
  for (let last = start; last - start < ms;) {
    const next = await frame();
    gaps.push(next - last);
    last = next;
  }
  clearInterval(timer);
  return gaps;
}

/** Half of the changes are of rows in view, where they cost most: a volume, or a bid. */
function change(count) {
  quotes = [...quotes];
  for (let i = 0; i < count; i += 1) {
    const at = Math.floor(Math.random() * (i % 2 === 0 ? 24 : SYMBOLS));
    const { volume, bid, bidVolume } = quotes[at];
    quotes[at] =
      i % 3 === 0
        ? { ...quotes[at], bid: bid === 9.9 ? 10 : 9.9 }
        : { ...quotes[at], ...(i % 3 === 1 ? { volume: volume + 100 } : { bidVolume: bidVolume + 100 }) };
  }
  render();
}

/** The ms in which the map of the largest symbols is laid out and painted, in the place of the board. */
async function map() {
  flushSync(() => root.render(null));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 1200, height: 700 });
  document.body.prepend(canvas);
  await bench.painted();
  const rows = rowsOf(listing, quotes);
  const start = performance.now();
  const laidOut = layOut(mappedRows(rows, 'value'), 'value', { width: 1200, height: 700 });
  const colours = readMapColours(document.documentElement);
  drawMap(canvas, laidOut, { colours, scale: 1, nameOf: (name) => name ?? '' });
  const painted = (await bench.painted()) - start;
  canvas.remove();
  return { tiles: laidOut.tiles.length, painted };
}

/** The ms in which all symbols are joined with their figures and filtered by a condition of each kind, and how many are left. */
function filter() {
  const conditions = [
    { kind: 'exchange', values: ['HOSE'] },
    { kind: 'sector', values: Array.from({ length: 20 }, (_, i) => `Ngành ${i}`) },
    { kind: 'list', values: ['all'] },
    { kind: 'signal', values: ['BREAK_OUT', 'DIVERGENCE'] },
    ...kindNames.filter(isRangeKind).map((kind) => {
      const [from, to] = conditionKinds[kind].limits;
      return { kind, from, to };
    }),
    ...kindNames.filter(isAverageKind).map((kind) => ({ kind, side: 'above' })),
  ];
  const rows = rowsOf(listing, quotes);
  const known = { rsi14: 50, ma20: 9, ma50: 9, ma200: 9, high52w: 12, low52w: 6, averageVolume20: 1e6 };
  const company = { averageValue20: 20, pe: 9, pb: 1, roe: 15, dividendYield: 4, foreign5: 1, foreign20: 2 };
  const lists = new Map([['all', new Set(rows.map(({ symbol }) => symbol))]]);
  const signals = new Map(rows.map(({ symbol }) => [symbol, ['TREND_UP', 'DIVERGENCE']]));
  const start = performance.now();
  const figures = { ...known, ...company };
  const screened = rows.map((row) => screenedOf(row, figures));
  const found = screened.filter(compile(conditions, { lists, signals }));
  return { found: found.length, took: performance.now() - start };
}

function quoteOf(i) {
  const price = 9.3 + (i % 15) / 10;
  return {
    ...{ symbol: `A${i.toString(36).toUpperCase().padStart(3, '0')}`, exchange: 'HOSE', name: null, price },
    ...{ reference: 10, ceiling: 10.7, floor: 9.3, change: price - 10, changePercent: (price - 10) * 10 },
    ...{ open: 10, high: 10.5, low: 9.5, volume: 1_000_000 + 997 * ((i * 7919) % SYMBOLS) },
    ...{ bid: 9.9, bidVolume: 5_000, ask: 10.1, askVolume: 6_000, foreignBuy: 3_000, foreignSell: 2_000 },
  };
}
