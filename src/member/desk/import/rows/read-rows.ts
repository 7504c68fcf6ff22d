import { LONGEST_TRADE_NOTE } from '../../../../graph/desk/fields';
import type { CashFlow, TradeInput } from '../../../../graph/resolvers.types';
import { signalKindOf } from '../../../../lib/signal-address';
import { asLine, fold } from '../../../../lib/text';
import type { Day } from '../../../../market/day';
import type { Cell, TableRow } from '../../../../tables/table';
import { withoutGuard } from '../../../shared/table';
import { dayProblem, HIGHEST_AMOUNT } from '../../trade-limits';
import { isBlank, textOfCell, truthIn } from '../cells/cells';
import { isStoredDay, readDay, readTime, type ReadDay } from '../cells/days';
import { unitOfPrice } from '../reading/decide-unit';
import { isCash, type Known, type Reading } from '../reading/reading';
import type { Choices, ColumnRole, NoTrade, UnreadCell, UnreadProblem } from '../preview-types';
import { readSecurity, underlyingOf, type Security } from '../cells/securities';
import { currencyIn, kindIn, stateIn, type RowKind, type OrderState } from '../cells/words';

/** So many new shares for so many held. */
export type Ratio = { quantity: number; per: number };

/** What the cells of a row are. */
export type ReadRow =
  | { is: 'trade'; trade: TradeInput; isUnlisted: boolean }
  /** Shares received, or bought by a right, in all: what each share held brings follows from what was held. */
  | { is: 'received'; trade: TradeInput; ratio: Ratio | null; isUnlisted: boolean; column: number }
  | { is: 'flow'; flow: CashFlow }
  | { is: 'none'; reason: NoTrade }
  | { is: 'unreadable'; unread: readonly UnreadCell[] };

const MOST_SHARES = 1_000_000_000;
/** The par value of a share in đồng, of which a dividend in percent is a part. */
const PAR_VALUE = 10_000;
/** What companies pay for a share in đồng: less is thousands, more is the sum for all shares. */
const LOWEST_DIVIDEND = 50;
const HIGHEST_DIVIDEND = 50_000;

/** Returns a function that reads the rows of a table. */
export function createRowReader(
  reading: Reading,
  choices: Choices,
  known: Known,
): (row: TableRow) => ReadRow {
  const { at } = reading;
  const cash = isCash(at);
  return (row) => {
    if (row.isOpen) return unreadable([{ column: 0, problem: 'quote' }]);
    const { cells } = row;
    const security = securityOf(cells, { at, known });
    const kind = kindOf(cells, reading, choices);
    if (isFlow(kind) && (security === null || cash)) return readFlow(cells, kind, { reading, known });
    if (cash && kind !== 'DIVIDEND') return { is: 'none', reason: 'otherKind' };
    const isEmpty = (['symbol', 'quantity', 'bought', 'sold', 'price'] as const).filter(
      (role) => !isBlank(cells[at(role)]),
    );
    if (at('symbol') !== -1 && isBlank(cells[at('symbol')]) && !isFullRow(cells, reading)) {
      return { is: 'none', reason: isEmpty.length === 0 && kind !== null ? 'otherKind' : 'noSymbol' };
    }
    const reason = noTradeOf(cells, { security, kind, reading });
    if (reason !== null) return { is: 'none', reason };
    return readTrade(cells, { security, kind, reading, known });
  };
}

/** The security of a row; of a statement of money without a column of them, the one that its words name. */
function securityOf(
  cells: readonly Cell[],
  { at, known }: Pick<Reading, 'at'> & { known: Known },
): Security | null {
  if (at('symbol') !== -1) return readSecurity(textOfCell(cells[at('symbol')]));
  if (!isCash(at)) return null;
  const words = cells.flatMap(
    (cell) => String(cell).match(/(?<![\p{L}\p{N}])[A-Z][A-Z0-9]{2}(?![\p{L}\p{N}])/gu) ?? [],
  );
  const named = [...new Set(words)].filter((word) => known.isListed(word));
  return named.length === 1 ? readSecurity(named[0]!) : null;
}

const isFlow = (kind: RowKind | null): kind is 'moneyIn' | 'moneyOut' =>
  kind === 'moneyIn' || kind === 'moneyOut';

const unreadable = (unread: readonly UnreadCell[]): ReadRow => ({ is: 'unreadable', unread });

/** Whether a row without a symbol has all else that a trade has, so that the symbol is missing. */
function isFullRow(cells: readonly Cell[], { at, numberIn }: Reading): boolean {
  const day = cells[at('day')];
  const hasDay = day !== undefined && readDay(day) !== null;
  return (
    hasDay &&
    ['quantity', 'bought', 'sold'].some((role) => (numberIn(cells, at(role as ColumnRole)) ?? 0) !== 0)
  );
}

/** What a row is: by its side, by the column of its shares or by their sign. */
function kindOf(
  cells: readonly Cell[],
  { at, numberIn, letterB, isSigned }: Reading,
  { side }: Choices,
): RowKind | null {
  const index = at('side');
  if (index !== -1) {
    const kind = kindIn(cells[index] ?? '');
    if (kind === 'B') return letterB ?? 'B';
    if (kind !== null || !isBlank(cells[index])) return kind;
  }
  const [bought, sold] = [numberIn(cells, at('bought')) ?? 0, numberIn(cells, at('sold')) ?? 0];
  if (bought !== 0 && sold === 0) return 'BUY';
  if (sold !== 0 && bought === 0) return 'SELL';
  if (index === -1 && isSigned && side === undefined) {
    const quantity = numberIn(cells, at('quantity')) ?? 0;
    if (quantity !== 0) return quantity < 0 ? 'SELL' : 'BUY';
  }
  if (at('moneyIn') !== -1 || at('moneyOut') !== -1) {
    const said = cells.map((cell) => kindIn(cell)).find((each) => each !== null && each !== 'B');
    if (said !== undefined) return said;
  }
  return index === -1 ? (side ?? null) : null;
}

type RowParts = { security: Security | null; kind: RowKind | null; reading: Reading };

/** Why a row is no trade; null where it is one. */
function noTradeOf(cells: readonly Cell[], { security, kind, reading }: RowParts): NoTrade | null {
  const { at } = reading;
  const currency = at('currency') === -1 ? null : currencyIn(cells[at('currency')] ?? '');
  if (currency !== null && currency !== 'VND') return 'currency';
  if (at('currency') !== -1 && currency === null && !isBlank(cells[at('currency')])) return 'currency';
  if (/(?:^|\d)\s*(?:\$|usd|€|eur|£)\s*(?:\d|$)/i.test(textOfCell(cells[at('price')]))) return 'currency';
  if (security?.kind === 'derivative') return 'derivative';
  if (security?.kind === 'bond') return 'bond';
  if (security?.kind === 'index') return 'otherKind';
  if (kind === 'other') return 'otherKind';
  const isTrade = kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B';
  if (!isTrade) return null;
  const state = at('state') === -1 ? null : stateIn(cells[at('state')] ?? '');
  const quantity = quantityIn(cells, reading);
  if (reading.isMatched) {
    const isZero = isBlank(cells[columnOfShares(cells, reading)]) || quantity === 0;
    return isZero ? reasonOf(state) : null;
  }
  if (state !== null && state !== 'matched' && state !== 'partly') return reasonOf(state);
  return null;
}

const reasonOf = (state: OrderState | null): NoTrade =>
  state === 'waiting' || state === 'cancelled' || state === 'rejected' ? state : 'unmatched';

const columnOfShares = (cells: readonly Cell[], { at, numberIn }: Reading): number => {
  if (at('quantity') !== -1) return at('quantity');
  return (numberIn(cells, at('sold')) ?? 0) !== 0
    ? at('sold')
    : at('bought') === -1
      ? at('sold')
      : at('bought');
};

/** The shares of a row; null for what is no number. */
function quantityIn(cells: readonly Cell[], reading: Reading): number | null {
  return reading.numberIn(cells, columnOfShares(cells, reading));
}

type TradeParts = RowParts & { known: Known };

function readTrade(cells: readonly Cell[], parts: TradeParts): ReadRow {
  const { security, kind, reading, known } = parts;
  const { at } = reading;
  const unread: UnreadCell[] = [];
  const fail = (role: ColumnRole, problem: UnreadProblem, column = at(role)) => {
    unread.push({ column, problem });
    return null;
  };
  const side = sideOf(kind);
  if (side === null) fail('side', at('side') === -1 || kind === 'B' ? 'asked' : 'side');
  if (security === null) fail('symbol', at('symbol') === -1 && !isCash(at) ? 'asked' : 'symbol');
  const isPlanned = reading.isOwn && truthIn(textOfCell(cells[at('planned')])) === true;
  const when = whenOf(cells, reading);
  const day = when.day ?? fail('day', when.problem);
  const wrongDay = day === null ? null : dayProblem(day, known.today, isPlanned);
  if (wrongDay !== null) fail('day', wrongDay);
  const isCashDividend = side === 'DIVIDEND';
  const quantity = isCashDividend ? 0 : sharesOf(cells, parts, fail);
  const price = isCashDividend
    ? dividendOf(cells, parts, fail)
    : priceOf(cells, { ...parts, quantity, fail });
  const costs =
    isCashDividend && !reading.isOwn ? { feePaid: null, taxPaid: null } : costsOf(cells, reading, fail);
  const ratio = side === 'BONUS' ? ratioOf(cells, reading) : null;
  if (side === 'BONUS' && reading.isOwn && ratio === null) fail('per', 'ratio');
  if (quantity !== null && price !== null && quantity * price > HIGHEST_AMOUNT) fail('quantity', 'amount');
  if (
    side === null ||
    security === null ||
    day === null ||
    quantity === null ||
    price === null ||
    unread.length > 0
  ) {
    return unreadable(unread);
  }
  const account = textOfCell(cells[at('account')]);
  const trade: TradeInput = {
    id: reading.isOwn ? withoutGuard(textOfCell(cells[at('id')])) : '',
    symbol: security.symbol,
    side,
    quantity: (reading.isOwn ? ratio?.quantity : null) ?? quantity,
    price,
    day,
    per: (reading.isOwn ? ratio?.per : null) ?? null,
    settles: dayOfCell(cells[at('settles')], reading),
    isPlanned,
    stop: levelOf(cells, 'stop', reading),
    target: levelOf(cells, 'target', reading),
    signalKind: signalKindOf(textOfCell(cells[at('signal')])),
    signalDay: dayOfCell(cells[at('signalDay')], reading),
    note: asLine(withoutGuard(textOfCell(cells[at('note')])), LONGEST_TRADE_NOTE),
    ...costs,
    account: at('account') === -1 ? reading.account : account === '' ? null : withoutGuard(account),
    time: reading.isTimed ? timeOf(cells, when.time, reading) : null,
    orderNumber: orderOf(cells, reading),
    ...(reading.isOwn && { importedAs: asLine(withoutGuard(textOfCell(cells[at('importedAs')]))) }),
  };
  const isListed =
    known.isListed(security.symbol) ||
    (security.kind === 'warrant' && known.isListed(underlyingOf(security.symbol)));
  const isUnlisted = !isListed || security.isQualified;
  if (side === 'BONUS' && (ratio === null || !reading.isOwn)) {
    return { is: 'received', trade, ratio, isUnlisted, column: columnOfShares(cells, reading) };
  }
  return { is: 'trade', trade, isUnlisted };
}

type Fail = (role: ColumnRole, problem: UnreadProblem, column?: number) => null;

function sideOf(kind: RowKind | null): TradeInput['side'] | null {
  if (kind === 'BUY' || kind === 'SELL' || kind === 'DIVIDEND') return kind;
  return kind === 'BONUS' || kind === 'RIGHTS' ? 'BONUS' : null;
}

/** The day of a row and the time beside it. */
function whenOf(
  cells: readonly Cell[],
  reading: Reading,
): { day: Day | null; time: string | null; problem: UnreadProblem } {
  const cell = cells[reading.at('day')];
  const read = cell === undefined ? null : readDay(cell);
  if (read === null) return { day: null, time: null, problem: reading.at('day') === -1 ? 'asked' : 'day' };
  if (reading.hasTurned && isStoredDay(cell!)) return { day: null, time: null, problem: 'day' };
  const day = dayIn(read, reading);
  return { day, time: read.time, problem: 'asked' };
}

/** A day that can be read in one way only is that day, whatever the order of the others. */
function dayIn({ dayFirst, monthFirst }: ReadDay, { days }: Reading): Day | null {
  if (dayFirst === null || monthFirst === null || dayFirst === monthFirst) return dayFirst ?? monthFirst;
  return days === null ? null : { dayFirst, monthFirst }[days];
}

function dayOfCell(cell: Cell | undefined, reading: Reading): Day | null {
  const read = cell === undefined || isBlank(cell) ? null : readDay(cell);
  return read && dayIn(read, reading);
}

/** The time of a row: the day's own, or that of a column. */
function timeOf(cells: readonly Cell[], ofDay: string | null, { at }: Reading): string | null {
  const cell = cells[at('time')];
  const own = cell === undefined || isBlank(cell) ? null : (readTime(cell) ?? readDay(cell)?.time);
  const time = own ?? ofDay;
  // Midnight is a day without a time.
  return time === '00:00:00' ? null : time;
}

function orderOf(cells: readonly Cell[], { at }: Reading): string | null {
  const text = textOfCell(cells[at('order')]);
  return isBlank(text) || text.length > 100 ? null : withoutGuard(text);
}

/** The shares of a row, whole and above 0, without the sign of a sale. */
function sharesOf(cells: readonly Cell[], { kind, reading }: RowParts, fail: Fail): number | null {
  const column = columnOfShares(cells, reading);
  if (column === -1) return fail('quantity', 'asked');
  const quantity = reading.numberIn(cells, column);
  const isOther =
    kind === 'BUY' ? column === reading.at('sold') : kind === 'SELL' && column === reading.at('bought');
  if (isOther) return fail('side', 'side');
  if (quantity === null) return fail('quantity', reading.isAsked(column) ? 'asked' : 'quantity', column);
  const state = reading.at('state') === -1 ? null : stateIn(cells[reading.at('state')] ?? '');
  const isTrade = kind === 'BUY' || kind === 'SELL';
  if (isTrade && state === null && !reading.isMatched && reading.hasStates) {
    return fail('state', 'state');
  }
  if (isTrade && state !== null && isDoubtful(cells, { state, quantity: Math.abs(quantity), reading })) {
    return fail('state', 'state');
  }
  if (isTrade && state === 'partly' && !reading.isMatched) return fail('quantity', 'partly', column);
  // A purchase of less than no shares takes another one back.
  if (quantity < 0 && kind !== 'SELL') return fail('quantity', 'quantity', column);
  const shares = Math.abs(quantity);
  if (!Number.isInteger(shares) || shares === 0 || shares > MOST_SHARES)
    return fail('quantity', 'quantity', column);
  return shares;
}

type OfState = { state: OrderState; quantity: number; reading: Reading };

/**
 * Whether the state of an order says that nothing was matched, and no column that more was ordered: then it may be that
 * nothing was.
 */
function isDoubtful(cells: readonly Cell[], { state, quantity, reading }: OfState): boolean {
  if (state === 'matched' || state === 'partly' || !reading.isMatched) return false;
  if (reading.ordered === null) return state === 'rejected';
  const ordered = reading.numberIn(cells, reading.ordered) ?? 0;
  return state === 'rejected' || ordered <= quantity;
}

/** The price of a row in đồng, as exact as its value says it. */
function priceOf(
  cells: readonly Cell[],
  { kind, security, reading, quantity, fail }: TradeParts & { quantity: number | null; fail: Fail },
): number | null {
  const column = columnOfPrice(cells, kind, reading);
  if (column === -1) return fail('price', 'asked');
  const isFree = (kind === 'BONUS' && isBlank(cells[column])) || reading.isOwn;
  const written = reading.numberIn(cells, column) ?? (isFree && isBlank(cells[column]) ? 0 : null);
  if (written === null) return fail('price', reading.isAsked(column) ? 'asked' : 'price', column);
  if (written < 0) return fail('price', 'price', column);
  const isShares = kind === 'BONUS' || kind === 'RIGHTS';
  if (written === 0) return isShares && kind !== 'RIGHTS' ? 0 : fail('price', 'price', column);
  const unit =
    (isShares || reading.isOwn ? null : unitOfPrice(written, security?.symbol ?? '')) ?? reading.unit;
  if (unit === null) return fail('price', 'asked', column);
  const price = toDong(written, unit);
  if (price > HIGHEST_AMOUNT) return fail('price', 'price', column);
  return quantity === null
    ? price
    : exactPrice(price, quantity, valueInDong(cells, price * quantity, reading));
}

function columnOfPrice(cells: readonly Cell[], kind: RowKind | null, { at }: Reading): number {
  const own = kind === 'SELL' ? at('soldPrice') : at('boughtPrice');
  return own !== -1 && !isBlank(cells[own]) ? own : at('price');
}

/** Đồng with the parts that are written, without the noise of floats. */
const toDong = (price: number, unit: 'dong' | 'thousand') =>
  Number((unit === 'thousand' ? price * 1_000 : price).toFixed(4));

/** The value of a row in đồng, where it is about what quantity and price make; null where it is something else. */
function valueInDong(cells: readonly Cell[], amount: number, { at, numberIn }: Reading): number | null {
  const value = Math.abs(numberIn(cells, at('value')) ?? 0);
  return [value, value * 1_000].find((each) => Math.abs(each - amount) <= amount * 0.0005) ?? null;
}

/** The price with the fewest decimals that makes the value; the price itself where there is none. */
function exactPrice(price: number, quantity: number, value: number | null): number {
  if (value === null || Math.round(price * quantity) === Math.round(value)) return price;
  for (let decimals = 2; decimals <= 6; decimals += 1) {
    const exact = Number((value / quantity).toFixed(decimals));
    if (Math.round(exact * quantity) === Math.round(value)) return exact;
  }
  return price;
}

/** The cash for a share before tax, always in đồng but for the product's own export. */
function dividendOf(cells: readonly Cell[], { reading }: RowParts, fail: Fail): number | null {
  const { at, numberIn } = reading;
  const column = at('price');
  const written = numberIn(cells, column) ?? 0;
  if (reading.isOwn) return toDong(written, reading.unit ?? 'thousand');
  const value = Math.abs(numberIn(cells, at('value')) ?? numberIn(cells, at('moneyIn')) ?? 0);
  const quantity = Math.abs(numberIn(cells, at('quantity')) ?? 0);
  const each = written > 0 ? written : (cashInWords(cells) ?? (quantity > 0 ? value / quantity : 0));
  // No company pays a part of a đồng; what is left after tax, or in thousand, cannot be told from it.
  const isWhole = Number.isInteger(each) && each >= LOWEST_DIVIDEND && each <= HIGHEST_DIVIDEND;
  const isOther = value > 0 && quantity > 0 && written > 0 && Math.abs(value / (quantity * each) - 1) > 0.06;
  return isWhole && !isOther ? each : fail('price', 'ratio', column);
}

/** Đồng for a share in the words of a row: "1.000 đ/cp", "10%". */
function cashInWords(cells: readonly Cell[]): number | null {
  for (const cell of cells) {
    const text = fold(String(cell));
    const each = /(\d[\d.,]*)\s*(?:d|dong|vnd)?\s*\/\s*(?:1\s*)?(?:cp|co phieu|share|ck)\b/.exec(text);
    if (each) return Number(each[1]!.replaceAll(/\D/g, ''));
    const percent = /(?:co tuc|dividend).*?(\d{1,3}(?:[.,]\d{1,2})?)\s?%/.exec(text);
    if (percent) return (Number(percent[1]!.replace(',', '.')) / 100) * PAR_VALUE;
  }
  return null;
}

/** How many shares so many shares held bring: of the export's columns, or in the words of a row ("tỷ lệ 100:15", "15%"). */
function ratioOf(cells: readonly Cell[], { at, numberIn, isOwn }: Reading): Ratio | null {
  if (isOwn) {
    const [quantity, per] = [numberIn(cells, at('quantity')), numberIn(cells, at('per'))];
    return quantity && per && Number.isInteger(quantity) && Number.isInteger(per) ? { quantity, per } : null;
  }
  for (const cell of cells) {
    if (typeof cell === 'number') continue;
    const text = fold(cell);
    const ratio = /(?:ty le|ratio|rate)[^\d]{0,20}(\d{1,5})\s*[:/]\s*(\d{1,5})(?!\d|\s*[:/]\d)/.exec(text);
    if (ratio && Number(ratio[1]) > 0 && Number(ratio[2]) > 0)
      return { quantity: Number(ratio[2]), per: Number(ratio[1]) };
    const percent = /(?:ty le|ratio|rate|co tuc|thuong|bonus|dividend)[^\d]{0,30}(\d{1,3})\s?%/.exec(text);
    if (percent && Number(percent[1]) > 0) return { quantity: Number(percent[1]), per: 100 };
  }
  return null;
}

/** Fees and taxes of a row in whole đồng, several columns of each added up; null where the file has none. */
function costsOf(
  cells: readonly Cell[],
  reading: Reading,
  fail: Fail,
): Pick<TradeInput, 'feePaid' | 'taxPaid'> {
  const sum = (role: 'fee' | 'tax', unit: number) => {
    const filled = reading.allAt(role).filter((index) => !isBlank(cells[index]));
    const costs = filled.map((index) => {
      const cost = reading.numberIn(cells, index);
      if (cost === null) fail(role, reading.isAsked(index) ? 'asked' : role, index);
      return Math.abs(cost ?? 0);
    });
    return costs.length === 0 ? null : Math.round(costs.reduce((total, cost) => total + cost, 0) * unit);
  };
  const [feePaid, taxPaid] = [sum('fee', reading.feeUnit), sum('tax', reading.taxUnit)];
  const isWhole = reading
    .allAt('fee')
    .some((index) => /thuế|thue|tax/iu.test(reading.columns[index]?.head ?? ''));
  return { feePaid, taxPaid: taxPaid ?? (isWhole && feePaid !== null ? 0 : null) };
}

/** A stop or a target of the export in đồng. */
function levelOf(cells: readonly Cell[], role: 'stop' | 'target', reading: Reading): number | null {
  const level = reading.isOwn ? reading.numberIn(cells, reading.at(role)) : null;
  return level === null || level <= 0 ? null : Math.round(toDong(level, reading.unit ?? 'thousand'));
}

/** Money paid in or taken out. */
function readFlow(
  cells: readonly Cell[],
  kind: 'moneyIn' | 'moneyOut',
  { reading, known }: { reading: Reading; known: Known },
): ReadRow {
  const { at, numberIn } = reading;
  const when = whenOf(cells, reading);
  const wrongDay = when.day === null ? null : dayProblem(when.day, known.today, false);
  if (when.day === null) return unreadable([{ column: at('day'), problem: when.problem }]);
  if (wrongDay !== null) return unreadable([{ column: at('day'), problem: wrongDay }]);
  const own = at(kind);
  const columns = [own, at('value'), at('price'), at('quantity')].filter(
    (index) => index !== -1 && !isBlank(cells[index]),
  );
  const amounts = columns.map((index) => Math.abs(numberIn(cells, index) ?? 0)).filter((each) => each > 0);
  const amount = Math.round(amounts[0] ?? 0);
  const column = columns[0] ?? own;
  if (amount === 0) return unreadable([{ column, problem: reading.isAsked(column) ? 'asked' : 'amount' }]);
  if (amount > HIGHEST_AMOUNT) return unreadable([{ column, problem: 'amount' }]);
  return { is: 'flow', flow: { id: '', day: when.day, amount: kind === 'moneyIn' ? amount : -amount } };
}
