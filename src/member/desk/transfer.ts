import { asDocument, emptyDocument } from '../../graph/desk/document';
import {
  readDesk,
  readTrade,
  writeAlert,
  writeLine,
  writeSettings,
  writeTrade,
} from '../../graph/desk/fields';
import type { DeskChange } from '../../graph/resolvers.types';
import { csvFile, type Cell } from '../../lib/csv';
import { asRecord, parseStored } from '../../lib/json';
import type { Day } from '../../market/day';
import { toThousand } from '../../market/format';
import type { DeskTrade } from '../../graph/values';
import type { WholeDeskFragment } from '../shared/desk.generated';

const COLUMNS = [
  ...(['id', 'side', 'symbol', 'quantity', 'price', 'date', 'per', 'settles', 'planned'] as const),
  ...(['stop', 'target', 'signal', 'signal_date', 'note'] as const),
];
type Column = (typeof COLUMNS)[number];

/** What a file brings, and how many of its rows cannot be read. */
export type Import = { change: DeskChange; rows: number; leftOut: number };

const fileOf = (name: string, today: Day) => `nhip-my-t-plus-${today}.${name}`;

/** The whole desk as JSON, as the server has it. */
export function jsonFile(desk: WholeDeskFragment, today: Day): File {
  const { version, notes, settings } = desk;
  const document = {
    version,
    trades: desk.trades.map((trade) => writeTrade(trade)),
    alerts: desk.alerts.map((alert) => writeAlert(alert)),
    notes,
    lines: desk.lines.map((line) => writeLine(line)),
    ignored: desk.ignored.map((id) => ({ id })),
    settings: settings ? writeSettings(settings) : {},
  };
  return new File([JSON.stringify(document, withoutTypes, 2)], fileOf('json', today), {
    type: 'application/json',
  });
}

/** The cache's names of types are no part of a desk. */
function withoutTypes(key: string, value: unknown) {
  return key === '__typename' ? undefined : value;
}

/** The trades as a table, oldest first; prices in thousand đồng. */
export function tradesFile(trades: readonly DeskTrade[], today: Day): File {
  const sorted = [...trades].sort((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)));
  return csvFile(fileOf('csv', today), COLUMNS, sorted.map(cellsOf));
}

/** Reads a file of either kind; null where it has nothing to import. Rows with the id of a known one replace it. */
export function readImport(text: string): Import | null {
  const plain = text.replace(/^\uFEFF/, '');
  const found = /^\s*[{[]/.test(plain) ? readJson(plain) : readTable(plain);
  return found.rows > 0 ? found : null;
}

function readJson(text: string): Import {
  const stored = asRecord(parseStored(text));
  const record = asRecord(stored?.['data']) ?? stored;
  const document = asDocument({ ...emptyDocument, ...record, version: 0 })!;
  const { trades, alerts, notes, lines, ignored, settings } = readDesk(document);
  const listed = ['trades', 'alerts', 'notes', 'lines', 'ignored'].flatMap((list) => {
    const rows = document[list];
    return Array.isArray(rows) ? (rows as unknown[]) : [];
  });
  const rows = trades.length + alerts.length + notes.length + lines.length + ignored.length;
  const set = settings === null ? 0 : 1;
  return {
    change: {
      trades: [...trades],
      alerts: [...alerts],
      notes: [...notes],
      lines: [...lines],
      ...(ignored.length > 0 && { ignored: [...ignored] }),
      settings: settings ?? null,
    },
    rows: rows + set,
    leftOut: listed.length - rows,
  };
}

function readTable(text: string): Import {
  const [header = [], ...lines] = cellsIn(text).filter((cells) => cells.some((cell) => cell.trim() !== ''));
  const names = header.map((name) => name.trim().toLowerCase());
  const seen = new Map<string, number>();
  const trades = lines.flatMap((cells) => {
    const cell = (name: Column) => withoutGuard(cells[names.indexOf(name)]?.trim() ?? '');
    const content = COLUMNS.slice(1).map(cell).join('|');
    const repeated = seen.get(content) ?? 0;
    seen.set(content, repeated + 1);
    const trade = readTrade({
      // The same table imported twice is the same trades.
      id: cell('id') || `csv ${content.slice(0, 80)} ${repeated}`,
      side: cell('side') || 'buy',
      symbol: cell('symbol'),
      quantity: cell('quantity') || '0',
      price: cell('price'),
      date: cell('date'),
      per: cell('per') || null,
      settles: cell('settles'),
      planned: cell('planned').toLowerCase() === 'true',
      stop: cell('stop') || null,
      target: cell('target') || null,
      signal: { kind: cell('signal'), day: cell('signal_date') },
      note: cell('note'),
    });
    return trade ? [trade] : [];
  });
  return { change: { trades }, rows: trades.length, leftOut: lines.length - trades.length };
}

function cellsOf(trade: DeskTrade): Cell[] {
  const { signalKind, signalDay } = trade;
  return [
    trade.id,
    trade.side.toLowerCase(),
    trade.symbol,
    trade.quantity,
    toThousand(trade.price),
    trade.day,
    trade.per,
    trade.settles,
    String(trade.isPlanned),
    trade.stop && toThousand(trade.stop),
    trade.target && toThousand(trade.target),
    signalKind && `buy_${signalKind.toLowerCase()}`,
    signalDay,
    withOwnGuard(trade.note),
  ];
}

/** What a spreadsheet would take for a formula, after the apostrophe that the export puts before it. */
const GUARDED = /^'+[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

function withoutGuard(cell: string) {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
}

/** A text that begins with that apostrophe itself gets another, which is taken off in its place. */
function withOwnGuard(text: string | null) {
  return text !== null && GUARDED.test(text) ? `'${text}` : text;
}

/** The cells of a table with commas or semicolons (RFC 4180). */
function cellsIn(text: string): string[][] {
  const [firstLine = ''] = text.split(/\r?\n/);
  const separator = firstLine.includes(',') ? ',' : ';';
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  for (let i = 0; i < text.length; i += 1) {
    const character = text[i]!;
    if (isQuoted && character === '"' && text[i + 1] === '"') {
      cell += '"';
      i += 1;
    } else if (character === '"' && (isQuoted || cell === '')) {
      isQuoted = !isQuoted;
    } else if (!isQuoted && (character === separator || character === '\n')) {
      rows.at(-1)!.push(cell.replace(/\r$/, ''));
      cell = '';
      if (character === '\n') rows.push([]);
    } else {
      cell += character;
    }
  }
  rows.at(-1)!.push(cell.replace(/\r$/, ''));
  return rows;
}
