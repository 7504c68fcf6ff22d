import { translate as t } from '../../../i18n/i18n';
import { fileName } from '../../../lib/file-name';
import { dayOfEpochSeconds, type Day } from '../../../market/day';
import { formatDay } from '../../../market/format';
import type { ChartPicture } from './candle-chart';
import { readColours, type Colours } from './colours';
import type { ChartLine } from './indicators';

type Caption = {
  symbol: string;
  name: string | null;
  today: Day;
  /** What is drawn besides the bars. */
  lines: readonly Pick<ChartLine, 'label' | 'colour'>[];
  /** Whether the candles are made up; the picture says so wherever it goes. */
  isSample: boolean;
};

const HEAD = 64;
const LINE = 20;
const FOOT = 32;
const INSET = 16;
/** A stroke in the colour of a line, and the space before its name. */
const KEY = 14;
const BETWEEN = 12;

/** The chart on the screen as a file that says by itself what it shows, of which days, and when it was saved. */
export async function pictureFile(drawn: ChartPicture, caption: Caption): Promise<File> {
  const canvas = captioned(drawn, caption);
  const content = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (content === null) throw new Error('The browser made no picture');
  const name = fileName(['chart', caption.symbol, caption.today], 'png');
  return new File([content], name, { type: 'image/png' });
}

function captioned(
  { canvas: chart, from, to }: ChartPicture,
  { symbol, name, today, lines, isSample }: Caption,
) {
  const scale = window.devicePixelRatio || 1;
  const width = chart.width / scale;
  const colours = readColours(document.documentElement);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas');
  const keys = placedKeys(lines, { pen, width, font: colours.font, span: spanOf(from, to) });
  const head = HEAD + LINE * (keys.at(-1)?.line ?? 0);
  const height = chart.height / scale + head + FOOT;
  canvas.width = chart.width;
  canvas.height = Math.round(height * scale);

  pen.fillStyle = colours['surface-1'];
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(chart, 0, Math.round(head * scale));
  pen.scale(scale, scale);

  const right = width - INSET;
  const write = writerOf(pen, colours);
  const afterSymbol = write(symbol, INSET, 28, { size: 20, weight: 600, colour: colours['text-1'] });
  if (name !== null) write(name, afterSymbol + 8, 28, { size: 13, colour: colours['text-2'], until: right });
  write(spanOf(from, to), INSET, 50, { size: 12, colour: colours['text-2'] });
  for (const { label, colour, x, line } of keys) {
    const y = 50 + LINE * line;
    pen.fillStyle = colours[colour];
    pen.fillRect(x, y - 5, 10, 2);
    write(label, x + KEY, y, { size: 12, colour: colours['text-2'] });
  }
  const saved = `${t('app.name')} · ${formatDay(today)} · ${t('export.unit')}`;
  const afterSaved = write(saved, INSET, height - 12, { size: 11, colour: colours['text-3'] });
  if (isSample)
    write(`· ${t('app.sampleData')}`, afterSaved + 4, height - 12, { size: 11, colour: colours['text-3'] });
  return canvas;
}

function spanOf(from: number, to: number) {
  return `${formatDay(dayOfEpochSeconds(from))} – ${formatDay(dayOfEpochSeconds(to))}`;
}

type Ruler = { pen: CanvasRenderingContext2D; width: number; font: string; span: string };

/** The names of the lines behind the days, each once, on as many lines as they need. */
function placedKeys(lines: Caption['lines'], { pen, width, font, span }: Ruler) {
  pen.font = `400 12px ${font}`;
  let x = INSET + pen.measureText(span).width + BETWEEN;
  let line = 0;
  const names = new Map(lines.map(({ label, colour }) => [label, colour]));
  return [...names].map(([label, colour]) => {
    const needed = KEY + pen.measureText(label).width;
    if (x + needed > width - INSET) {
      x = INSET;
      line += 1;
    }
    const placed = { label, colour, x, line };
    x += needed + BETWEEN;
    return placed;
  });
}

type Style = { size: number; weight?: number; colour: string; until?: number };

/** Writes a line and answers where it ends; one that would pass `until` is cut short. */
function writerOf(pen: CanvasRenderingContext2D, { font }: Colours) {
  return (text: string, x: number, y: number, { size, weight = 400, colour, until = Infinity }: Style) => {
    pen.font = `${weight} ${size}px ${font}`;
    pen.fillStyle = colour;
    const fits = (line: string) => x + pen.measureText(line).width <= until;
    let line = text;
    for (let end = text.length - 1; end >= 0 && !fits(line); end -= 1)
      line = `${text.slice(0, end).trimEnd()}…`;
    pen.fillText(line, x, y);
    return x + pen.measureText(line).width;
  };
}
