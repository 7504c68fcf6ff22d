import { asList, asNumber, asRecord, asText, type JsonRecord } from '../../lib/json';
import { signalKindOf } from '../../lib/signal-address';
import { asLine, asLines } from '../../lib/text';
import { isDay } from '../../market/day';
import { FIRST_TRADING_DAY } from '../../market/first-day';
import { toVnd } from '../../market/format';
import { USUAL_SETTINGS } from '../../market/plan/risk-budget';
import { tradePriceOfThousand } from '../../market/trade-price';
import { LONGEST as LONGEST_CONDITIONS } from '../../market/screen/text';
import { readInstant } from '../readers/date-time';
import { readFigure, readPriceInThousand } from '../../lib/figure';
import { readSymbol } from '../readers/instrument';
import { readLongList, readRows } from '../readers/rows';
import { identified, readId, type DeskList } from './ids';
import { readOwnLists } from './own-lists';
import type {
  AlertKind,
  CashFlow,
  SavedFilter,
  CostMethod,
  Desk,
  DeskSettings,
  DrawnLine,
  LineKind,
  Note,
  TradeSide,
} from '../resolvers.types';
import type { DeskAlert, DeskTrade } from '../values';

/** The longest note on a symbol, and that of a trade, in characters. Several that were joined are longer than one that is typed. */
export const LONGEST_NOTE = 200_000;
export const LONGEST_TRADE_NOTE = 500;
/** The longest name of an account, and the longest number of an order. */
const LONGEST_ACCOUNT = 60;
const LONGEST_ORDER_NUMBER = 60;
/** The largest fee or tax of a trade in đồng. */
export const LARGEST_COSTS = 1e12;
/** The longest name of a saved filter, and its longest conditions. */
export const LONGEST_FILTER_NAME = 60;
/** The largest deposit or withdrawal in đồng: thousands of them still add up to the đồng. */
export const LARGEST_FLOW = 1e12;
/** No share costs more, and nobody holds more of one. */
const MOST = 2 ** 31 - 1;

const SIDES: readonly TradeSide[] = ['BUY', 'SELL', 'BONUS', 'DIVIDEND'];
const ALERT_KINDS: readonly AlertKind[] = [
  ...(['ABOVE', 'BELOW', 'CHANGE', 'STOP', 'TARGET', 'SIGNAL', 'SELLABLE', 'FILTER'] as const),
];
const LINE_KINDS: readonly LineKind[] = ['HORIZONTAL', 'TREND'];
const COST_METHODS: readonly CostMethod[] = ['AVERAGE', 'FIFO'];

/** The rows of a document that can be read; resolves between tasks, as there may be thousands of trades. */
export async function readDesk(
  document: JsonRecord & { readonly version: number },
): Promise<Omit<Desk, 'keeper' | 'isUnsent' | 'damaged'>> {
  const rows = <Row>(list: DeskList, read: (row: JsonRecord) => Row | null) =>
    readRows(identified(list, document[list]), read);
  return {
    version: document.version,
    trades: await readLongList(identified('trades', document['trades']), readTrade),
    alerts: rows('alerts', readAlert),
    notes: rows('notes', readNote),
    lines: rows('lines', readLine),
    ignored: rows('ignored', readIgnored).map(({ id }) => id),
    flows: rows('flows', readFlow),
    lists: readOwnLists(identified('lists', document['lists'])),
    filters: rows('filters', readSavedFilter),
    imports: identified('imports', document['imports']).slice(-1),
    forms: identified('forms', document['forms']),
    settings: readSettings(asRecord(document['settings'])),
  };
}

export function readTrade(row: JsonRecord): DeskTrade | null {
  const [id, symbol, side] = [readId(row['id']), readSymbol(row['symbol']), readSide(row['side'])];
  const [quantity, per] = [row['quantity'], row['per']].map(readWhole);
  const price = readTradePrice(row['price']);
  const day = readDay(row['date']);
  const isComplete = side === 'BONUS' ? per != null && per > 0 : side === 'DIVIDEND' || quantity !== 0;
  if (id === null || symbol === null || side === null || day === null || !isComplete) return null;
  if (price === null || quantity == null) return null;
  const signal = asRecord(row['signal']);
  return {
    id,
    symbol,
    side,
    quantity,
    price,
    day,
    per: side === 'BONUS' ? per! : null,
    settles: side === 'BONUS' ? readDay(row['settles']) : null,
    isPlanned: row['planned'] === true,
    stop: readVnd(row['stop']),
    target: readVnd(row['target']),
    signalKind: signalKindOf(signal?.['kind']),
    signalDay: readDay(signal?.['day']),
    note: asLine(row['note'], LONGEST_TRADE_NOTE),
    feePaid: readCosts(row['feePaid']),
    taxPaid: readCosts(row['taxPaid']),
    account: asLine(row['account'], LONGEST_ACCOUNT),
    time: readTime(row['time']),
    orderNumber: asLine(row['orderNumber'], LONGEST_ORDER_NUMBER),
    importedAs: readId(row['importedAs']),
  };
}

export function readAlert(row: JsonRecord): DeskAlert | null {
  const [id, kind, armedAt] = [
    readId(row['id']),
    readEnum(ALERT_KINDS, row['kind']),
    readInstant(row['armedAt']),
  ];
  if (id === null || kind === null || armedAt === null) return null;
  return {
    id,
    kind,
    armedAt,
    symbol: readSymbol(row['symbol']),
    watchlistId: readId(row['watchlistId']),
    filterId: readId(row['filterId']),
    tradeId: readId(row['tradeId']),
    price: readPriceInThousand(row['price']),
    percent: readFigure(row['percent']),
    firedAt: readInstant(row['firedAt']),
    firedPrice: readPriceInThousand(row['firedPrice']),
    isSeen: row['seen'] === true,
  };
}

export function readNote(row: JsonRecord): Note | null {
  const id = readSymbol(row['id']);
  if (id === null) return null;
  const text = asLines(row['text'], LONGEST_NOTE) ?? '';
  return { id, text, changedAt: readInstant(row['changedAt']) };
}

export function readLine(row: JsonRecord): DrawnLine | null {
  const [id, symbol, kind] = [
    readId(row['id']),
    readSymbol(row['symbol']),
    readEnum(LINE_KINDS, row['kind']),
  ];
  const points = readRows(asList(row['points']) ?? [], (point) => {
    const [time, price] = [readWhole(point['time']), readPriceInThousand(point['price'])];
    return time === null || price === null ? null : { time, price };
  });
  const needed = kind === 'TREND' ? 2 : 1;
  if (id === null || symbol === null || kind === null || points.length !== needed) return null;
  return { id, symbol, kind, points };
}

export function readIgnored(row: JsonRecord): { id: string } | null {
  const id = readId(row['id']);
  return id === null ? null : { id };
}

export function readFlow(row: JsonRecord): CashFlow | null {
  const [id, day, amount] = [readId(row['id']), readDay(row['date']), readFlowAmount(row['amount'])];
  if (id === null || day === null || day < FIRST_TRADING_DAY || amount === null) return null;
  return { id, day, amount };
}

/** A saved filter; its conditions are read where they are applied. */
export function readSavedFilter(row: JsonRecord): SavedFilter | null {
  const [id, name] = [readId(row['id']), asLine(row['name'], LONGEST_FILTER_NAME)];
  const conditions = asText(row['conditions']) ?? '';
  const isWhole = conditions !== '' && conditions.length <= LONGEST_CONDITIONS;
  if (id === null || name === null || !isWhole) return null;
  return { id, name, conditions, watchedSince: readInstant(row['watchedSince']) };
}

/** The amount of a cash flow: whole đồng, not 0; null for anything else. */
export function readFlowAmount(value: unknown): number | null {
  const amount = asNumber(value);
  const isFlow = Number.isInteger(amount) && amount !== 0 && Math.abs(amount!) <= LARGEST_FLOW;
  return isFlow ? amount : null;
}

/** Settings that were saved before one of them existed have the usual one. */
export function readSettings(row: JsonRecord | null): DeskSettings | null {
  const [risk, fee, tax] = [row?.['risk'], row?.['fee'], row?.['tax']].map(readWhole);
  const capital = asNumber(row?.['capital']);
  if (capital === null || !Number.isSafeInteger(capital) || capital <= 0) return null;
  if (risk == null || fee == null || tax == null) return null;
  const weight = readWhole(row?.['weight']) ?? USUAL_SETTINGS.weight;
  const bonusTax = readWhole(row?.['bonusTax']) ?? USUAL_SETTINGS.bonusTax;
  const costMethod = readEnum(COST_METHODS, row?.['costMethod']) ?? USUAL_SETTINGS.costMethod;
  return { capital, risk, weight, fee, tax, bonusTax, costMethod };
}

function readDay(value: unknown): string | null {
  return isDay(value) ? value : null;
}

function readWhole(value: unknown): number | null {
  const number = asNumber(value);
  return number !== null && Number.isInteger(number) && number >= 0 && number <= MOST ? number : null;
}

/** A price of the document, which has thousand đồng, in đồng. */
function readVnd(value: unknown): number | null {
  const price = asNumber(value);
  return price === null ? null : readWhole(toVnd(price));
}

/** The price of a trade in đồng, which may have a fraction, of that of the document. */
function readTradePrice(value: unknown): number | null {
  const price = asNumber(value);
  return price !== null && price >= 0 && price <= MOST / 1000 ? tradePriceOfThousand(price) : null;
}

/** A fee or a tax in whole đồng; null where it is none. */
function readCosts(value: unknown): number | null {
  const amount = asNumber(value);
  return Number.isInteger(amount) && amount! >= 0 && amount! <= LARGEST_COSTS ? amount : null;
}

function readTime(value: unknown): string | null {
  const time = asText(value);
  return time !== null && /^([01]\d|2[0-3])(:[0-5]\d){2}$/.test(time) ? time : null;
}

/** The side of a trade; null for any other word. */
function readSide(value: unknown): TradeSide | null {
  return readEnum(SIDES, value);
}

function readEnum<Value extends string>(values: readonly Value[], value: unknown): Value | null {
  const word = asText(value)?.toUpperCase();
  return values.find((each) => each === word) ?? null;
}
