import type { Table, TableRow } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { figureOfCell } from '../cells/figures';
import { contentsOf, sampleOf, type Contents } from './contents';
import { plainHead } from './head-words';
import { isSum, rolesOfHead, unitOfHead } from './heads';
import { RANK } from './ranks';
import type { Choices, Column, ColumnRole } from '../preview-types';

/** The rank of what cells say by themselves. */
const BY_CELLS = RANK.loose / 2;

/** Columns that a row may have several of. */
const MANY: ReadonlySet<ColumnRole> = new Set(['fee', 'tax']);

/** A column that may have a role, and how well it fits. */
export type Candidate = { index: number; role: ColumnRole; rank: number };

export type Recognised = {
  columns: readonly Column[];
  /** All columns that may have a role, best first: of equal ones the file must say which. */
  candidates: (role: ColumnRole) => readonly Candidate[];
};

/** What the columns of a table mean: by their heads and by their cells, or as they were chosen. */
export function recognise(
  table: Table,
  { roles = {} }: Pick<Choices, 'roles'>,
  isListed: (symbol: string) => boolean,
): Recognised {
  const rows = sampleOf(table);
  const width = Math.max(table.head.length, ...rows.map(({ cells }) => cells.length));
  const heads = Array.from({ length: width }, (_, index) => table.head[index] ?? '');
  const found = heads.flatMap((head, index) => {
    if (roles[index] !== undefined) return [];
    return rolesOf(head, contentsOf(rows, index, isListed)).map((each) => ({ ...each, index }));
  });
  const isOwn = ['id', 'planned', 'settles'].every((role) =>
    found.some((each) => each.role === role && each.rank === 9),
  );
  // An export of quotes beside trades: the volume is the market's.
  const hasQuotes = ['high', 'low'].every((name) => heads.some((head) => plainHead(head) === name));
  const isOfMarket = ({ index }: Candidate) => hasQuotes && plainHead(heads[index]!) === 'volume';
  const isFilled = (index: number) => rows.some(({ cells }) => !isBlank(cells[index]));
  const isNamed = heads.some((head, index) => isNameOfSymbol(head) && isFilled(index));
  const fitting = withoutDoubtful(found, isNamed).filter(
    (each) =>
      !isOfMarket(each) &&
      (isOwn ? each.role !== 'order' || each.rank === RANK.ownOrder : each.role !== 'id'),
  );
  const best = (role: ColumnRole) =>
    fitting.filter((each) => each.role === role).sort((a, b) => b.rank - a.rank || a.index - b.index);
  const roleOf = new Map<number, ColumnRole | null>();
  for (const [index, role] of Object.entries(roles)) roleOf.set(Number(index), role);
  const isChosen = (role: ColumnRole) => Object.values(roles).includes(role);
  for (const role of ORDER) {
    if (!MANY.has(role) && isChosen(role)) continue;
    const free = best(role).filter(({ index }) => !roleOf.has(index));
    for (const { index, rank } of MANY.has(role) ? withoutSums(free, heads) : free.slice(0, 1)) {
      if (isTaken(role, rank)) roleOf.set(index, role);
    }
  }
  const has = (role: ColumnRole) => [...roleOf.values()].includes(role);
  // Of orders that were matched whole, what was ordered is what was matched.
  if (!has('quantity') && !has('bought') && !has('sold') && has('state')) {
    const ordered = best('quantity').find(({ index }) => !roleOf.has(index));
    if (ordered) roleOf.set(ordered.index, 'quantity');
  }
  // A row with both prices and one quantity is a purchase and its sale.
  if (has('boughtPrice') && has('soldPrice') && !has('bought') && !has('sold') && !has('side')) {
    for (const [index, role] of roleOf) {
      if ((role === 'boughtPrice' || role === 'soldPrice') && roles[index] === undefined)
        roleOf.delete(index);
    }
  }
  if (table.head.length === 0) withoutHead(rows, width, roleOf);
  return {
    columns: heads.map((head, index) => ({ index, head, role: roleOf.get(index) ?? null })),
    candidates: (role) =>
      best(role).filter(({ index }) => [undefined, role].includes(roleOf.get(index) ?? undefined)),
  };
}

/** A column that only its cells make one of symbols, as brokers have some, too: alone, and where no other has the name of one. */
function withoutDoubtful(found: readonly Candidate[], isNamed: boolean): readonly Candidate[] {
  const isDoubtful = ({ role, rank }: Candidate) => role === 'symbol' && rank === BY_CELLS;
  const isAlone = found.filter(isDoubtful).length === 1;
  return isAlone && !isNamed ? found : found.filter((each) => !isDoubtful(each));
}

const isNameOfSymbol = (head: string) =>
  rolesOfHead(head).some(({ role, rank }) => role === 'symbol' && rank > RANK.plain);

/** Of two columns of numbers without heads, the one with parts has the prices, and the other the shares. */
function withoutHead(rows: readonly TableRow[], width: number, roleOf: Map<number, ColumnRole | null>) {
  const free = Array.from({ length: width }, (_, index) => index).filter((index) => !roleOf.has(index));
  const figures = free.flatMap((index) => {
    const found = rows.flatMap(({ cells }) => (isBlank(cells[index]) ? [] : [figureOfCell(cells[index]!)]));
    const isFigures = found.length > 0 && found.every((each) => each !== null);
    return isFigures
      ? [
          {
            index,
            hasParts: found.some((each) => !Number.isInteger(each?.point) && !Number.isInteger(each?.comma)),
          },
        ]
      : [];
  });
  const [prices, shares] = [
    figures.filter(({ hasParts }) => hasParts),
    figures.filter(({ hasParts }) => !hasParts),
  ];
  if (prices.length !== 1 || shares.length !== 1) return;
  roleOf.set(prices[0]!.index, 'price');
  roleOf.set(shares[0]!.index, 'quantity');
}

/** Of fees, or of taxes, the sum alone where it stands beside its parts; fees with taxes only where nothing else is there. */
function withoutSums(found: readonly Candidate[], heads: readonly string[]): readonly Candidate[] {
  const alone = found.some(({ rank }) => rank > RANK.loose)
    ? found.filter(({ rank }) => rank > RANK.loose)
    : found;
  const sum = alone.find(({ index }) => isSum(heads[index]!));
  return sum ? [sum] : alone;
}

/** Ordered figures and days of payment are taken for nothing by themselves. */
const isTaken = (role: ColumnRole, rank: number) =>
  rank > 0 ||
  (role === 'day'
    ? rank !== RANK.payment
    : !(['quantity', 'price', 'bought', 'sold', 'boughtPrice', 'soldPrice'] as ColumnRole[]).includes(role));

/** Roles in the order in which they take their columns. */
const ORDER: readonly ColumnRole[] = [
  ...([
    'id',
    'per',
    'settles',
    'planned',
    'stop',
    'target',
    'signal',
    'signalDay',
    'currency',
    'state',
  ] as const),
  ...([
    'side',
    'symbol',
    'day',
    'time',
    'bought',
    'sold',
    'quantity',
    'boughtPrice',
    'soldPrice',
    'price',
  ] as const),
  ...(['value', 'fee', 'tax', 'moneyIn', 'moneyOut', 'account', 'order', 'note', 'importedAs'] as const),
];

type Fit = { role: ColumnRole; rank: number };

/** What a column may mean: its head's meanings that its cells allow, and what its cells say by themselves. */
function rolesOf(head: string, contents: Contents): Fit[] {
  const byHead = rolesOfHead(head).flatMap(({ role, rank }) => {
    const fit = fitOf(role, rank, contents);
    return fit === null ? [] : [{ role, rank: fit }];
  });
  const byCells = CELLS.flatMap(([role, share]): Fit[] => {
    if (byHead.some((each) => each.role === role)) return [];
    return share(contents, head) ? [{ role, rank: BY_CELLS }] : [];
  });
  return [...byHead, ...byCells];
}

const most = (part: number, { filled }: Contents, share = 0.5) => filled > 0 && part >= filled * share;

/** How well a column fits the role of its head; null where its cells are something else. */
function fitOf(role: ColumnRole, rank: number, contents: Contents): number | null {
  const { filled, days, times, sides, sideWords, orderTypes, states, figures, tickers, listed } = contents;
  const isEmpty = filled === 0;
  switch (role) {
    case 'day':
      if (days === 0 && most(times, contents)) return null;
      if (rank === RANK.payment) return rank;
      if (isEmpty) return rank - 20;
      return most(days, contents) ? rank + 10 : rank - 20;
    case 'time':
      return most(times, contents) && !most(days, contents) ? rank : null;
    case 'side':
      if (isEmpty || figures === filled) return null;
      // A column of words is a side before one of letters, which types of orders have too.
      return sides > 0 && most(sides, contents, 0.3) && orderTypes <= sides
        ? rank + (most(sideWords, contents, 0.3) ? 10 : 5)
        : null;
    case 'state':
      if (rank < RANK.plain && states === 0) return null;
      return isEmpty || figures < filled ? rank + (states > 0 ? 5 : 0) : null;
    case 'symbol':
      if (isEmpty) return rank - 20;
      return most(tickers, contents, 0.3) ? rank + 10 * (listed / filled) : rank - 20;
    case 'quantity':
    case 'price':
    case 'bought':
    case 'sold':
    case 'boughtPrice':
    case 'soldPrice':
    case 'value':
      if (rank === 9) return rank;
      // A column without a figure says nothing, whatever its head.
      if (figures === 0) return isEmpty ? (rank > 0 ? rank / 10 : rank) : null;
      return rank;
    case 'fee':
    case 'tax':
    case 'moneyIn':
    case 'moneyOut':
      return isEmpty || figures > 0 ? rank : null;
    default:
      return rank;
  }
}

/** What a column is by its cells, whatever its head. */
const CELLS: readonly (readonly [ColumnRole, (contents: Contents, head: string) => boolean])[] = [
  [
    'side',
    (c) =>
      most(c.sides, c, 0.8) && c.sideWords >= c.sides / 2 && c.orderTypes === 0 && c.listed < c.filled / 2,
  ],
  ['day', (c, head) => most(c.days, c, 0.8) && c.figures < c.filled / 2 && rolesOfHead(head).length === 0],
  [
    'symbol',
    (c, head) =>
      most(c.listed, c, 0.6) &&
      c.sides < c.filled / 2 &&
      rolesOfHead(head).every(({ role }) => role === 'note'),
  ],
  ['state', (c, head) => most(c.states, c, 0.8) && c.sides === 0 && rolesOfHead(head).length === 0],
  [
    'currency',
    (c, head) => most(c.currencies, c, 0.8) && rolesOfHead(head).length === 0 && unitOfHead(head) === null,
  ],
];
