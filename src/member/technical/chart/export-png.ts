import { translate as t } from '../../../i18n/i18n';
import { fileName } from '../../../lib/download';
import type { Resolution } from '../../../graph/resolvers.types';
import type { Day } from '../../../market/day';
import { formatDay } from '../../../ui/dates';
import { formatBarTime } from './bar-time';
import type { ChartScreenshot } from './candle-chart';
import { readColours, type Colours } from './colours';
import type { ChartLine } from './indicators';

type Caption = {
  symbol: string;
  resolution: Resolution;
  name: string | null;
  today: Day;
  /** The lines drawn besides the bars. */
  lines: readonly Pick<ChartLine, 'label' | 'colour'>[];
  /** Whether the candles are sample data, which the caption then states. */
  isSample: boolean;
};

const HEAD = 64;
const LINE = 20;
const FOOT = 32;
const INSET = 16;
/** A stroke in the colour of a line with the space before its name, and the space after it. */
const KEY = 14;
const KEY_GAP = 12;

/** The visible chart as a PNG file, captioned with its symbol, its days, its lines and the day it was saved. */
export async function createPngFile(screenshot: ChartScreenshot, caption: Caption): Promise<File> {
  const canvas = drawCaptioned(screenshot, caption);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content === null) throw new Error('The browser returned no image');
  const name = fileName(['chart', caption.symbol, caption.today], 'png');
  return new File([content], name, { type: 'image/png' });
}

function drawCaptioned(
  { canvas: chart, from, to }: ChartScreenshot,
  { symbol, resolution, name, today, lines, isSample }: Caption,
) {
  const scale = window.devicePixelRatio || 1;
  const width = chart.width / scale;
  const colours = readColours(document.documentElement);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser has no canvas');
  const span = `${formatBarTime(from, resolution)} – ${formatBarTime(to, resolution)}`;
  const keys = placeKeys(lines, { context, width, font: colours.font, span });
  const head = HEAD + LINE * (keys.at(-1)?.line ?? 0);
  const height = chart.height / scale + head + FOOT;
  canvas.width = chart.width;
  canvas.height = Math.round(height * scale);

  context.fillStyle = colours['surface-1'];
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(chart, 0, Math.round(head * scale));
  context.scale(scale, scale);

  const right = width - INSET;
  const write = createWriter(context, colours);
  const afterSymbol = write(symbol, INSET, 28, { size: 20, weight: 600, colour: colours['text-1'] });
  if (name !== null) write(name, afterSymbol + 8, 28, { size: 13, colour: colours['text-2'], until: right });
  write(span, INSET, 50, { size: 12, colour: colours['text-2'] });
  for (const { label, colour, x, line } of keys) {
    const y = 50 + LINE * line;
    context.fillStyle = colours[colour];
    context.fillRect(x, y - 5, 10, 2);
    write(label, x + KEY, y, { size: 12, colour: colours['text-2'] });
  }
  const saved = `${t('app.name')} · ${formatDay(today)} · ${t('export.unit')}`;
  const afterSaved = write(saved, INSET, height - 12, { size: 11, colour: colours['text-3'] });
  if (isSample)
    write(`· ${t('app.sampleData')}`, afterSaved + 4, height - 12, { size: 11, colour: colours['text-3'] });
  return canvas;
}

type KeyLayout = { context: CanvasRenderingContext2D; width: number; font: string; span: string };

/** The keys of the lines after the days, each label once, on as many lines as they need. */
function placeKeys(lines: Caption['lines'], { context, width, font, span }: KeyLayout) {
  context.font = `400 12px ${font}`;
  let x = INSET + context.measureText(span).width + KEY_GAP;
  let line = 0;
  const names = new Map(lines.map(({ label, colour }) => [label, colour]));
  return [...names].map(([label, colour]) => {
    const needed = KEY + context.measureText(label).width;
    if (x + needed > width - INSET) {
      x = INSET;
      line += 1;
    }
    const placed = { label, colour, x, line };
    x += needed + KEY_GAP;
    return placed;
  });
}

type Style = { size: number; weight?: number; colour: string; until?: number };

/** Returns a function that writes a line and returns where it ends; a line that would pass `until` is truncated. */
function createWriter(context: CanvasRenderingContext2D, { font }: Colours) {
  return (text: string, x: number, y: number, { size, weight = 400, colour, until = Infinity }: Style) => {
    context.font = `${weight} ${size}px ${font}`;
    context.fillStyle = colour;
    const fits = (line: string) => x + context.measureText(line).width <= until;
    let line = text;
    for (let end = text.length - 1; end >= 0 && !fits(line); end -= 1)
      line = `${text.slice(0, end).trimEnd()}…`;
    context.fillText(line, x, y);
    return x + context.measureText(line).width;
  };
}
