import { isTradingDay } from '../../../../market/calendar';
import type { Day } from '../../../../market/day';
import type { Cell, Table } from '../../../../tables/table';
import { isBlank, textOfCell } from '../cells/cells';
import { readDay, type ReadDay } from '../cells/days';
import { isAmbiguous, figureOfCell, valueWithMark, type DecimalMark, type Figure } from '../cells/figures';
import { isMatchedHead, placeOfMatched, rolesOfHead, unitOfHead } from '../columns/heads';
import type { Choices, Column, ColumnRole, Question } from '../preview-types';
import { recognise, type Candidate, type Recognised } from '../columns/recognise';
import { readSecurity, underlyingOf } from '../cells/securities';
import { currencyIn, kindIn, stateIn } from '../cells/words';

/** What is known beside a file. */
export type Known = { today: Day; isListed: (symbol: string) => boolean };

/** How a file is read: what its columns mean, and what holds for all of its rows. */
export type Reading = {
  columns: readonly Column[];
  /** The first column with a role; -1 without one. */
  at: (role: ColumnRole) => number;
  allAt: (role: ColumnRole) => readonly number[];
  /** The number of a cell; null where it is none, or where a question that is open decides. */
  numberIn: (cells: readonly Cell[], index: number) => number | null;
  /** Whether the numbers of a column wait for an answer. */
  isAsked: (index: number) => boolean;
  unit: 'dong' | 'thousand' | null;
  days: 'dayFirst' | 'monthFirst' | null;
  /** Whether days that a sheet has stored may be turned around. */
  hasTurned: boolean;
  /** Đồng of a unit of fees and of taxes. */
  feeUnit: number;
  taxUnit: number;
  isOwn: boolean;
  /** Whether the quantities are those of what was matched, not of what was ordered. */
  isMatched: boolean;
  /** The column of what was ordered beside what was matched; -1 without one, null where one column has both. */
  ordered: number | null;
  /** Whether a column says what became of the orders. */
  hasStates: boolean;
  /** The account of all rows, where a title line names it. */
  account: string | null;
  /** Whether the times are those of the match, not of the order. */
  isTimed: boolean;
  /** Whether the sign of the quantities says what was sold. */
  isSigned: boolean;
  /** What 'B' is where it stands alone; null where nothing says it. */
  letterB: 'BUY' | 'SELL' | null;
  questions: readonly Question[];
  decided: Pick<Choices, 'unit' | 'decimal' | 'days'>;
};

const WHOLE: readonly ColumnRole[] = [
  'quantity',
  'bought',
  'sold',
  'fee',
  'tax',
  'value',
  'moneyIn',
  'moneyOut',
];
const SHARES: readonly ColumnRole[] = ['quantity', 'bought', 'sold'];
const PRICES: readonly ColumnRole[] = ['price', 'boughtPrice', 'soldPrice'];

/** Decides what holds for a whole file; what the file does not say is a question. */
export function decide(table: Table, choices: Choices, known: Known): Reading {
  const questions: Question[] = [];
  const recognised = recognise(table, choices, known.isListed);
  const marks = decideMarks(table, recognised, choices);
  const columns = decidePairs(table, recognised, { choices, marks, questions });
  const allAt = (role: ColumnRole) => columns.filter((each) => each.role === role).map(({ index }) => index);
  const at = (role: ColumnRole) => allAt(role)[0] ?? -1;
  const isOwn = at('id') !== -1 && at('planned') !== -1 && at('settles') !== -1;
  const asked = askedColumns(columns, marks, choices);
  const example = asked.map((index) => marks.exampleOf(index)).find((each) => each !== null);
  if (asked.length > 0) questions.push({ kind: 'decimal', example: example ?? '' });
  const numberIn = (cells: readonly Cell[], index: number) => {
    const cell = cells[index];
    if (index === -1 || cell === undefined || isBlank(cell)) return null;
    const figure = figureOfCell(withoutNote(cell));
    if (figure === null) return null;
    if (isAmbiguous(figure) && asked.includes(index)) return null;
    if (isOwn && isAmbiguous(figure) && PRICES_OF_OWN.includes(columns[index]?.role ?? null)) {
      return Math.min(figure.point, figure.comma);
    }
    return valueWithMark(figure, marks.markOf(index));
  };
  const days = decideDays(table, { at, choices, known });
  if (days.question) questions.push(days.question);
  const letterB = decideLetter(table, at('side'), choices);
  if (needsSide(table, { at, numberIn, letterB, choices })) questions.unshift({ kind: 'side' });
  const columnsAsked = new Set(questions.flatMap((each) => (each.kind === 'column' ? [each.role] : [])));
  for (const role of missingRoles({ at, table })) {
    if (role === 'quantity' || role === 'price' ? !columnsAsked.has(role) : true)
      questions.push({ kind: 'missing', role });
  }
  const unit = isOwn
    ? { unit: choices.unit ?? ('thousand' as const), question: null }
    : decideUnit(table, { at, numberIn, choices, known, columns });
  if (unit.question) questions.push(unit.question);
  const scaled = { at, allAt, numberIn, unit: unit.unit, table, heads: table.head };
  const quantityHead = columns.find(({ role }) => role === 'quantity')?.head ?? '';
  return {
    columns,
    at,
    allAt,
    numberIn,
    isAsked: (index) => asked.includes(index),
    unit: unit.unit,
    days: days.days,
    hasTurned: days.hasTurned === true,
    feeUnit: unitOfCosts({ ...scaled, role: 'fee' }),
    taxUnit: unitOfCosts({ ...scaled, role: 'tax' }),
    isOwn,
    isMatched:
      isMatchedHead(quantityHead) || isPairOfMatched(recognised, at('quantity')) || at('bought') !== -1,
    ordered: orderedColumn(recognised, columns),
    hasStates: at('state') !== -1 && table.rows.some(({ cells }) => !isBlank(cells[at('state')])),
    account: accountIn(table),
    isTimed: !isOrderedTime(columns),
    isSigned: table.rows.some(({ cells }) => isSold(cells, at('quantity'), numberIn)),
    letterB,
    questions,
    decided: {
      ...(unit.unit !== null && !isOwn && { unit: unit.unit }),
      ...(marks.decimal !== null && { decimal: marks.decimal }),
      ...(days.matters && days.days !== null && { days: days.days }),
    },
  };
}

/** Whether the time of a row, or else its day, is that of the order. */
function isOrderedTime(columns: readonly Column[]): boolean {
  const timed = columns.find(({ role }) => role === 'time') ?? columns.find(({ role }) => role === 'day');
  const roles = rolesOfHead(timed?.head ?? '').filter(({ role }) => role === 'time' || role === 'day');
  return roles.length > 0 && roles.every(({ rank }) => rank < 0);
}

const PRICES_OF_OWN: readonly (ColumnRole | null)[] = ['price', 'stop', 'target'];

const withoutNote = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/^'+(?=[-+=@])/, '') : cell;

/** The column of ordered shares: by its head, or the other one of a pair. */
function orderedColumn(recognised: Recognised, columns: readonly Column[]): number | null {
  const matched = columns.find(({ role }) => role === 'quantity');
  if (matched !== undefined && placeOfMatched(matched.head) !== null) return null;
  const others = recognised.candidates('quantity').filter(({ index }) => index !== matched?.index);
  return others[0]?.index ?? -1;
}

const isPairOfMatched = ({ candidates }: Recognised, index: number) => {
  const ranked = candidates('quantity').filter(({ rank }) => rank > 0);
  return (
    ranked.length > 1 && ranked.some((each) => each.index === index) && ranked[0]!.rank === ranked[1]!.rank
  );
};

type Marks = {
  /** The mark of the file; null where nothing shows it. */
  decimal: DecimalMark | null;
  markOf: (index: number) => DecimalMark | null;
  /** Why the numbers of a column could be others; null where they could not. */
  isOpen: (index: number, role: ColumnRole) => boolean;
  exampleOf: (index: number) => string | null;
};

type ColumnFigures = {
  strong: Set<DecimalMark>;
  weak: Set<DecimalMark>;
  ambiguous: string | null;
  /** The group mark of ambiguous cells: what stands in them. */
  isPlain: boolean;
  figures: readonly Figure[];
};

const OTHER: Readonly<Record<DecimalMark, DecimalMark>> = { '.': ',', ',': '.' };

function figuresOf({ rows }: Table, index: number): ColumnFigures {
  const found: ColumnFigures & { figures: Figure[] } = {
    ...{ strong: new Set(), weak: new Set(), ambiguous: null, isPlain: false },
    figures: [],
  };
  for (const { cells } of rows) {
    const cell = cells[index];
    if (cell === undefined || isBlank(cell)) continue;
    const figure = figureOfCell(withoutNote(cell));
    if (figure === null) continue;
    found.figures.push(figure);
    if (figure.proves !== null) found.strong.add(figure.proves);
    if (isAmbiguous(figure)) {
      found.ambiguous ??= textOfCell(cell);
      const mark: DecimalMark = Math.abs(figure.point) < Math.abs(figure.comma) ? '.' : ',';
      // With this mark the number would have a part that is not whole.
      if (!Number.isInteger(Math.min(Math.abs(figure.point), Math.abs(figure.comma))))
        found.weak.add(OTHER[mark]);
    } else if (figure.proves === null && Math.abs(figure.point) >= 1) found.isPlain = true;
  }
  return found;
}

/** The decimal mark, once for the file: one number that can be read in one way only decides for all. */
function decideMarks(table: Table, { columns, candidates }: Recognised, choices: Choices): Marks {
  const known = new Map<number, ColumnFigures>();
  const of = (index: number) => {
    const found = known.get(index) ?? figuresOf(table, index);
    known.set(index, found);
    return found;
  };
  const roleOf = new Map(columns.map(({ index, role }) => [index, role]));
  for (const role of [...SHARES, ...PRICES]) {
    for (const { index, rank } of candidates(role))
      if (rank !== 0 && roleOf.get(index) === null) roleOf.set(index, role);
  }
  const used = [...roleOf].filter(([, role]) => role !== null && [...WHOLE, ...PRICES].includes(role));
  const strong = new Set(used.flatMap(([index]) => [...of(index).strong]));
  const weak = new Set(
    used.filter(([, role]) => WHOLE.includes(role!)).flatMap(([index]) => [...of(index).weak]),
  );
  const decimal =
    choices.decimal ??
    (strong.size === 1 ? [...strong][0]! : strong.size === 0 && weak.size === 1 ? [...weak][0]! : null);
  const ownMark = (index: number) => {
    const { strong: own, weak: inferred } = of(index);
    if (own.size === 1) return [...own][0]!;
    const isWhole = WHOLE.includes(roleOf.get(index)!);
    return own.size === 0 && isWhole && inferred.size === 1 && strong.size !== 1 ? [...inferred][0]! : null;
  };
  const isOpen = (index: number, role: ColumnRole) => {
    const { ambiguous, weak: inferred, figures, isPlain, strong: own } = of(index);
    if (choices.decimal !== undefined || ambiguous === null) return false;
    if (own.size === 1) return false;
    if (PRICES.includes(role)) return false;
    // A mark of other columns makes parts of what is whole.
    if (strong.size === 1 && inferred.size > 0 && !inferred.has(decimal!)) return true;
    if (strong.size > 1) return inferred.size !== 1;
    if (!SHARES.includes(role)) return false;
    if (inferred.size > 1) return true;
    if (inferred.size === 1) return false;
    // Only thousands: 1,000 may be one share with three decimals.
    if (decimal !== null) return figures.some((figure) => isAmbiguous(figure) && isPart(figure, decimal));
    return !isPlain;
  };
  return {
    decimal,
    markOf: (index) => choices.decimal ?? ownMark(index) ?? decimal,
    isOpen,
    exampleOf: (index) => of(index).ambiguous,
  };
}

/** Whether a mark makes the smaller number of an ambiguous one. */
const isPart = (figure: Figure, mark: DecimalMark) =>
  Math.abs(mark === '.' ? figure.point : figure.comma) < Math.abs(mark === '.' ? figure.comma : figure.point);

/** Columns whose numbers could be others. */
function askedColumns(columns: readonly Column[], marks: Marks, choices: Choices): readonly number[] {
  if (choices.decimal !== undefined) return [];
  return columns.flatMap(({ index, role }) => (role !== null && marks.isOpen(index, role) ? [index] : []));
}

type Pairing = { choices: Choices; marks: Marks; questions: Question[] };

/** Of two columns with equal heads, the one with what was matched. */
function decidePairs(
  table: Table,
  recognised: Recognised,
  { choices, marks, questions }: Pairing,
): readonly Column[] {
  const { columns, candidates } = recognised;
  const isChosen = (role: ColumnRole) => Object.values(choices.roles ?? {}).includes(role);
  const tied = (role: ColumnRole): readonly Candidate[] => {
    if (isChosen(role)) return [];
    const [first, ...others] = candidates(role).filter(({ rank }) => rank > 0);
    return first
      ? [first, ...others.filter(({ rank }) => rank === first.rank)].sort((a, b) => a.index - b.index)
      : [];
  };
  const valueAt = (cells: readonly Cell[], index: number) => {
    const cell = cells[index];
    const figure = cell === undefined || isBlank(cell) ? null : figureOfCell(cell);
    return figure === null ? null : valueWithMark(figure, marks.markOf(index));
  };
  const indexOf = (role: ColumnRole) => columns.find((each) => each.role === role)?.index ?? -1;
  const quantities = tied('quantity');
  const prices = tied('price');
  let result = columns;
  const take = (role: ColumnRole, index: number | null) => {
    const among = role === 'quantity' ? quantities : prices;
    result = result.map((each) => {
      if (!among.some((one) => one.index === each.index)) return each;
      return { ...each, role: each.index === index ? role : null };
    });
  };
  const areEqual = (among: readonly Candidate[]) =>
    table.rows.every(({ cells }) => {
      const [first, ...others] = among.map(({ index }) => valueAt(cells, index));
      return others.every((each) => each === first);
    });
  let pair: number | null = null;
  if (quantities.length > 1 && !areEqual(quantities)) {
    pair = matchedAmong({
      table,
      among: quantities,
      prices,
      valueAt,
      state: indexOf('state'),
      value: indexOf('value'),
    });
    if (pair === null)
      questions.push({ kind: 'column', role: 'quantity', columns: quantities.map(({ index }) => index) });
    take('quantity', pair === null ? null : quantities[pair]!.index);
  }
  if (prices.length > 1 && !areEqual(prices)) {
    const chosen =
      pair !== null && prices.length === quantities.length
        ? pair
        : matchedPrice({
            table,
            among: prices,
            valueAt,
            quantity: result.find(({ role }) => role === 'quantity')?.index ?? -1,
            value: indexOf('value'),
          });
    if (chosen === null)
      questions.push({ kind: 'column', role: 'price', columns: prices.map(({ index }) => index) });
    take('price', chosen === null ? null : prices[chosen]!.index);
  }
  return result;
}

type Pairs = {
  table: Table;
  among: readonly Candidate[];
  valueAt: (cells: readonly Cell[], index: number) => number | null;
};

/** Which of several columns of shares is what was matched; null where the file does not say it with certainty. */
function matchedAmong({
  table,
  among,
  prices,
  valueAt,
  state,
  value,
}: Pairs & { prices: readonly Candidate[]; state: number; value: number }) {
  if (value !== -1 && prices.length === among.length) {
    const fitting = among.flatMap((each, i) =>
      table.rows.every(
        ({ cells }) =>
          fits(valueAt(cells, each.index), valueAt(cells, prices[i]!.index), valueAt(cells, value)) !== false,
      )
        ? [i]
        : [],
    );
    if (fitting.length === 1) return fitting[0]!;
  }
  if (state === -1 || among.length !== 2) return null;
  // What was matched is never more than what was ordered, less where the state says so, and equal where all was matched.
  const fitting = [0, 1].filter((i) =>
    table.rows.every(({ cells }) => {
      const [matched, ordered] = [valueAt(cells, among[i]!.index), valueAt(cells, among[1 - i]!.index)];
      const said = stateIn(cells[state] ?? '');
      if (said === null) return matched === ordered;
      const [part, whole] = [matched ?? 0, ordered ?? 0];
      if (said === 'partly') return part < whole;
      return said === 'matched' ? part === whole : part <= whole;
    }),
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

function matchedPrice({
  table,
  among,
  valueAt,
  quantity,
  value,
}: Pairs & { quantity: number; value: number }) {
  if (quantity === -1 || value === -1) return null;
  const fitting = among.flatMap((each, i) =>
    table.rows.every(
      ({ cells }) =>
        fits(valueAt(cells, quantity), valueAt(cells, each.index), valueAt(cells, value)) !== false,
    )
      ? [i]
      : [],
  );
  return fitting.length === 1 ? fitting[0]! : null;
}

/** Whether a quantity and a price make a value, in the same unit or in thousand; null where one is missing. */
function fits(quantity: number | null, price: number | null, value: number | null): boolean | null {
  if (!quantity || !price || !value) return null;
  const ratio = Math.abs(value / (quantity * price));
  return [1, 1_000].some((unit) => Math.abs(ratio / unit - 1) < 0.0005);
}

type FoundDay = ReadDay & { isPlanned: boolean; isTrade: boolean; cell: string };

type DayDecision = {
  days: Reading['days'];
  question: Question | null;
  matters: boolean;
  /** Whether a sheet that took the first number for the month has stored some of the days turned around. */
  hasTurned?: boolean;
};

/** Whether a cell is a day as a sheet stores it. */
export const isStoredDay = (cell: Cell) =>
  typeof cell === 'number' || /^\d{4}-\d{2}-\d{2}(?:[ T]|$)/.test(cell);

/** The order of day and month, once for the file: one row that can be read in one way only decides for all. */
function decideDays(
  table: Table,
  { at, choices, known }: { at: Reading['at']; choices: Choices; known: Known },
): DayDecision {
  const [index, planned, side] = [at('day'), at('planned'), at('side')];
  const read = table.rows.flatMap(({ cells }): FoundDay[] => {
    const day = index === -1 || cells[index] === undefined ? null : readDay(cells[index]);
    const isPlanned = planned !== -1 && truthIn(textOfCell(cells[planned])) === true;
    const kind = side === -1 ? null : kindIn(cells[side] ?? '');
    const isTrade = !isCash(at) && (kind === null || kind === 'BUY' || kind === 'SELL' || kind === 'B');
    return day === null ? [] : [{ ...day, isPlanned, isTrade, cell: textOfCell(cells[index]) }];
  });
  const open = read.filter(({ dayFirst, monthFirst }) => dayFirst !== monthFirst);
  const matters = open.length > 0;
  if (choices.days !== undefined) return { days: choices.days, question: null, matters };
  if (!matters) return { days: 'dayFirst', question: null, matters };
  const provesDay = open.some(({ monthFirst }) => monthFirst === null);
  const provesMonth = open.some(({ dayFirst }) => dayFirst === null);
  const unclear = open.filter(({ dayFirst, monthFirst }) => dayFirst !== null && monthFirst !== null);
  const question: Question = { kind: 'days', example: (unclear[0] ?? open[0]!).cell };
  if (provesDay !== provesMonth) {
    const days = provesDay ? 'dayFirst' : 'monthFirst';
    return { days, question: null, matters, hasTurned: hasTurned(table, index) };
  }
  if (provesDay)
    return unclear.length > 0
      ? { days: null, question, matters }
      : { days: 'dayFirst', question: null, matters };
  const possible = (['dayFirst', 'monthFirst'] as const).filter((order) =>
    isPossible(read, order, { today: known.today, span: spanIn(table, order) }),
  );
  return possible.length === 1
    ? { days: possible[0]!, question: null, matters }
    : { days: null, question, matters };
}

/**
 * Whether a sheet has stored as days only those that its own order of day and month allows, and so turned them around: then
 * all that it left as texts have a number above 12, and none that it stored has.
 */
function hasTurned({ rows }: Table, index: number): boolean {
  const filled = rows.flatMap(({ cells }) => (isBlank(cells[index]) ? [] : [cells[index]!]));
  const stored = filled.filter(isStoredDay);
  const written = filled.filter((cell) => /^\s*\d{1,2}[/.-]\d{1,2}[/.-]\d/.test(String(cell)));
  if (stored.length < 2 || written.length < 2 || filled.length < 5) return false;
  const days = stored.flatMap((cell) => readDay(cell)?.dayFirst ?? []);
  const isOneWay = written.every((cell) => {
    const read = readDay(cell);
    return read !== null && (read.dayFirst === null || read.monthFirst === null);
  });
  const isAll = stored.length + written.length === filled.length;
  return isAll && isOneWay && days.every((day) => Number(day.slice(8)) <= 12);
}

/**
 * Whether an order of day and month leaves days that can be: within the file's span, not to come, and not all trades on
 * days without trading.
 */
function isPossible(
  read: readonly FoundDay[],
  order: 'dayFirst' | 'monthFirst',
  { today, span }: { today: Day; span: readonly [Day, Day] | null },
): boolean {
  const days = read.flatMap((each) => (each[order] === null ? [] : [{ ...each, day: each[order] }]));
  const done = days.filter(({ isPlanned }) => !isPlanned);
  if (done.some(({ day }) => day > today)) return false;
  if (span !== null && done.some(({ day }) => day < span[0] || day > span[1])) return false;
  const trades = done.filter(({ isTrade }) => isTrade);
  return trades.length === 0 || trades.some(({ day }) => isTradingDay(day));
}

/** The first and the last day that a title line names, as an order makes them; null without such a line. */
function spanIn({ titles }: Table, order: 'dayFirst' | 'monthFirst'): readonly [Day, Day] | null {
  for (const { cells } of titles) {
    const found = [
      ...cells
        .map(String)
        .join(' ')
        .matchAll(/\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}/g),
    ].map(([text]) => readDay(text)?.[order] ?? null);
    const [from, to] = found;
    if (found.length === 2 && from && to && from <= to) return [from, to];
    // An order in which the line's own days cannot be is none.
    if (found.length === 2) return ['9999-12-31', '0000-01-01'];
  }
  return null;
}

/** What a cell of the export says, also as sheets of other languages write it. */
export function truthIn(cell: string): boolean | null {
  if (/^(?:true|wahr|đúng|dung|1|yes|có)$/i.test(cell)) return true;
  return /^(?:false|falsch|sai|0|no|không|)$/i.test(cell) ? false : null;
}

/** What the letter B is beside the other letters and words of its column. */
function decideLetter({ rows }: Table, index: number, { side }: Choices): 'BUY' | 'SELL' | null {
  if (index === -1) return null;
  const words = new Set(rows.map(({ cells }) => textOfCell(cells[index]).toLowerCase()));
  if (!words.has('b')) return null;
  const isEnglish = ['s', 'nb', 'ns', 'sell', 'buy'].some((word) => words.has(word));
  const isVietnamese = words.has('m');
  if (isEnglish) return 'BUY';
  return isVietnamese ? 'SELL' : (side ?? null);
}

type Needs = {
  at: Reading['at'];
  numberIn: Reading['numberIn'];
  letterB: 'BUY' | 'SELL' | null;
  choices: Choices;
};

/** Whether nothing says which rows are purchases and which are sales. */
function needsSide(table: Table, { at, numberIn, letterB, choices }: Needs): boolean {
  if (choices.side !== undefined || table.rows.length === 0) return false;
  if (at('bought') !== -1 || at('sold') !== -1) return false;
  const index = at('side');
  if (index !== -1)
    return letterB === null && table.rows.some(({ cells }) => kindIn(cells[index] ?? '') === 'B');
  if (isCash(at)) return false;
  return !table.rows.some(({ cells }) => isSold(cells, at('quantity'), numberIn));
}

const isSold = (cells: readonly Cell[], index: number, numberIn: Reading['numberIn']) =>
  (numberIn(cells, index) ?? 0) < 0;

/** Whether a table is a statement of money: no shares, but money in or out. */
export const isCash = (at: Reading['at']) =>
  at('quantity') === -1 &&
  at('bought') === -1 &&
  at('sold') === -1 &&
  (at('moneyIn') !== -1 || at('moneyOut') !== -1);

/** What no column was found for. */
function missingRoles({ at, table }: { at: Reading['at']; table: Table }) {
  const missing: ('symbol' | 'quantity' | 'price' | 'day')[] = [];
  if (table.rows.length === 0) return missing;
  if (at('day') === -1) missing.push('day');
  if (isCash(at)) return missing;
  const hasShares = at('quantity') !== -1 || (at('bought') !== -1 && at('sold') !== -1);
  if (at('symbol') === -1) missing.push('symbol');
  if (!hasShares) missing.push('quantity');
  if (at('price') === -1 && (at('boughtPrice') === -1 || at('soldPrice') === -1)) missing.push('price');
  return missing;
}

/** What prices can be: of a warrant, of one share that once cost more than a million đồng, of the others. */
const RANGES = {
  warrant: { lowestDong: 10, highestThousand: 50 },
  VNZ: { lowestDong: 100, highestThousand: 2_000 },
  share: { lowestDong: 100, highestThousand: 1_000 },
} as const;

const rangeOf = (symbol: string) =>
  /^C[A-Z0-9]{3}\d{4}$/.test(symbol) ? RANGES.warrant : symbol === 'VNZ' ? RANGES.VNZ : RANGES.share;

/** The unit that a price alone says: no share costs as little in đồng, or as much in thousand; null where both can be. */
export function unitOfPrice(price: number, symbol: string): 'dong' | 'thousand' | null {
  const { lowestDong, highestThousand } = rangeOf(symbol);
  if (price < lowestDong) return 'thousand';
  return price > highestThousand ? 'dong' : null;
}

type Units = {
  at: Reading['at'];
  numberIn: Reading['numberIn'];
  choices: Choices;
  known: Known;
  columns: readonly Column[];
};

type Priced = {
  symbol: string;
  price: number;
  quantity: number | null;
  value: number | null;
  costs: readonly [part: number, cost: number][];
};

/** Đồng or thousand đồng, once for the file: what a price can be, the value, the costs, the head; else a question. */
function decideUnit(
  table: Table,
  { at, numberIn, choices, known, columns }: Units,
): { unit: Reading['unit']; question: Question | null } {
  const priced = pricedRows(table, { at, numberIn });
  const listed = priced.filter(
    ({ symbol }) => known.isListed(symbol) || known.isListed(underlyingOf(symbol)),
  );
  const rows = listed.length > 0 ? listed : priced;
  if (choices.unit !== undefined) return { unit: choices.unit, question: null };
  if (rows.length === 0) return { unit: null, question: null };
  const units = new Set(rows.map(({ price, symbol }) => unitOfPrice(price, symbol)));
  const unclear = rows.filter(({ price, symbol }) => unitOfPrice(price, symbol) === null);
  const shown = unclear.find(({ price }) => price === Math.max(...unclear.map((each) => each.price)));
  const question: Question = { kind: 'unit', example: shown ? `${shown.symbol} ${shown.price}` : '' };
  if (units.has('dong') && units.has('thousand')) {
    // Each price that can be read in one way only is read so; the others are a question.
    return unclear.length > 0 ? { unit: null, question } : { unit: 'dong', question: null };
  }
  if (units.has('dong')) return { unit: 'dong', question: null };
  if (units.has('thousand')) return { unit: 'thousand', question: null };
  const by = byValue(rows) ?? byCosts(rows) ?? byHead(table, columns) ?? byFractions(rows);
  return by === null ? { unit: null, question } : { unit: by, question: null };
}

function pricedRows(table: Table, { at, numberIn }: Pick<Units, 'at' | 'numberIn'>): Priced[] {
  const [symbols, sides, currencies] = [at('symbol'), at('side'), at('currency')];
  return table.rows.flatMap(({ cells }) => {
    const security = readSecurity(textOfCell(cells[symbols]));
    const kind = sides === -1 ? null : kindIn(cells[sides] ?? '');
    const currency = currencies === -1 ? null : currencyIn(cells[currencies] ?? '');
    const price = ['price', 'boughtPrice', 'soldPrice']
      .map((role) => numberIn(cells, at(role as ColumnRole)))
      .find((each) => each !== null && each > 0);
    if (security === null || price === undefined || price === null) return [];
    if (!['share', 'warrant'].includes(security.kind)) return [];
    if (kind !== null && !['BUY', 'SELL', 'B'].includes(kind)) return [];
    if (currency !== null && currency !== 'VND') return [];
    const shares =
      numberIn(cells, at('quantity')) ?? numberIn(cells, at('bought')) ?? numberIn(cells, at('sold'));
    const quantity = shares === null ? null : Math.abs(shares);
    const value = numberIn(cells, at('value'));
    const costs = (['fee', 'tax'] as const).flatMap((role): [number, number][] => {
      const cost = numberIn(cells, at(role));
      return cost ? [[role === 'fee' ? 0.0015 : 0.001, Math.abs(cost)]] : [];
    });
    return [
      { symbol: security.symbol, price, quantity, value: value === null ? null : Math.abs(value), costs },
    ];
  });
}

/** A value a thousand times quantity times price is in đồng beside prices in thousand; an equal one of millions is in đồng as well. */
function byValue(rows: readonly Priced[]): 'dong' | 'thousand' | null {
  const found = new Set<'dong' | 'thousand' | null>();
  for (const { price, quantity, value } of rows) {
    if (!quantity || !value) continue;
    const ratio = value / (quantity * price);
    if (Math.abs(ratio / 1_000 - 1) < 0.01) found.add('thousand');
    else if (Math.abs(ratio - 1) < 0.01) found.add(value >= 3_000_000 ? 'dong' : null);
  }
  found.delete(null);
  return found.size === 1 ? [...found][0]! : null;
}

/** A fee or a tax in đồng is some thousandths of the value. */
function byCosts(rows: readonly Priced[]): 'dong' | 'thousand' | null {
  const found = new Set<'dong' | 'thousand'>();
  for (const { price, quantity, costs } of rows) {
    if (!quantity) continue;
    for (const [part, cost] of costs) {
      const ratio = cost / (quantity * price * part);
      if (cost < 500) continue;
      if (ratio > 0.1 && ratio < 5) found.add('dong');
      else if (ratio > 100 && ratio < 5_000) found.add('thousand');
    }
  }
  return found.size === 1 ? [...found][0]! : null;
}

function byHead({ titles }: Table, columns: readonly Column[]): 'dong' | 'thousand' | null {
  const heads = columns
    .filter(({ role }) => role !== null && PRICES.includes(role))
    .map(({ head }) => unitOfHead(head));
  const said = heads.find((each) => each !== null);
  if (said !== undefined && said !== null) return said;
  const title = titles
    .map(({ cells }) => cells.map(String).join(' '))
    .find((text) => /đơn vị|đvt|don vi|dvt|unit/iu.test(text));
  return title === undefined ? null : unitOfHead(title);
}

/** Prices with a part are thousands where all of them are on a tick as such: 120.5 is 120,500 đồng. */
function byFractions(rows: readonly Priced[]): 'thousand' | null {
  const hasPart = rows.some(({ price }) => !Number.isInteger(price));
  const onTick = rows.every(({ price }) => Math.abs(((price * 1_000) / 50) % 1) < 1e-6);
  const isCommon = rows.every(({ price }) => price < 400);
  return hasPart && onTick && isCommon ? 'thousand' : null;
}

type Costs = {
  at: Reading['at'];
  allAt: Reading['allAt'];
  numberIn: Reading['numberIn'];
  unit: Reading['unit'];
  table: Table;
  heads: readonly string[];
  role: 'fee' | 'tax';
};

/** Đồng of a unit of fees or taxes: a thousand where these are thousandths of what they must be, else one. */
function unitOfCosts({ at, allAt, numberIn, unit, table, heads, role }: Costs): 1 | 1_000 {
  const isSaid = allAt(role).some((index) => unitOfHead(heads[index] ?? '') === 'thousand');
  if (unit === null || (unit === 'dong' && !isSaid)) return 1;
  const part = role === 'fee' ? 0.0015 : 0.001;
  const ratios = table.rows.flatMap(({ cells }) => {
    const cost = allAt(role).reduce((sum, index) => sum + Math.abs(numberIn(cells, index) ?? 0), 0);
    const [quantity, price] = [numberIn(cells, at('quantity')), numberIn(cells, at('price'))];
    return cost > 0 && quantity && price
      ? [cost / (Math.abs(quantity) * price * (unit === 'dong' ? 1 : 1_000) * part)]
      : [];
  });
  return ratios.length > 0 && ratios.every((ratio) => ratio > 0.00005 && ratio < 0.005) ? 1_000 : 1;
}

/** The account that a title line names. */
function accountIn({ titles }: Table): string | null {
  for (const { cells } of titles) {
    const line = cells.map(String).join(' ').normalize('NFC');
    const found =
      /(?:số\s+(?:tiểu khoản|tài khoản|tk)|tiểu khoản|tài khoản|so tai khoan|so tk|stk|tai khoan|account(?:\s+(?:no|number|id))?)\.?\s*[:#]?\s*([A-Z0-9][A-Z0-9.\-/]*\d[A-Z0-9.\-/]*|\d+)/iu.exec(
        line,
      );
    if (found) return found[1]!.replace(/[.\-/]+$/, '');
  }
  return null;
}
