import { readLastImport } from '../../../src/graph/desk/last-import';
import { expect } from 'vitest';
import type { TradeInput } from '../../../src/graph/resolvers.types';
import { generator } from '../market/series';
import { openBook, typed, type SaidRow } from './book';

/**
 * A trade as it was made, in one of two accounts. Equal ones of an account are told apart by the time alone, which a file may not
 * have; those of the other account by the account.
 */
type Fact = Required<Pick<SaidRow, 'symbol' | 'side' | 'quantity' | 'price' | 'day'>> & {
  account: string;
  time: string;
  orderNumber: string;
  feePaid: number;
};

/** What a person has set of a trade, and the fee that a file has brought. */
type Values = Pick<TradeInput, 'quantity' | 'stop' | 'note' | 'feePaid'>;

/** A trade that must be on the desk: which one it stands for, by what the person knows, without comparing it with any other. */
type Item = {
  fact: Fact | null;
  /** The trade with which it began. */
  origin: Fact;
  values: Values;
  /** Whether a file has had it, so that it is known under the key of the file after an edit. */
  isOfFile: boolean;
  /** What the last import did to it: nothing, or added it (null), or changed it from this. */
  before?: Pick<Item, 'values' | 'isOfFile'> | null;
  isEditedSince: boolean;
};

/** One of a few ways in which accounts and files differ: what every file has, or may have. */
type World = {
  /** Whether the two accounts have equal trades. */
  hasShared: boolean;
  /** Whether each file has the account. */
  hasAccount: boolean;
};

const WORLDS: readonly World[] = [
  { hasShared: false, hasAccount: false },
  { hasShared: true, hasAccount: true },
];
const DAYS = ['2026-08-03', '2026-08-04', '2026-08-05', '2026-08-06', '2026-08-07'];
const ACCOUNTS = ['A', 'B'];

/**
 * Types, imports, edits, removes and undoes in a random order, and compares the desk after each step with a model that knows which
 * trade stands for which, and so never compares one with another.
 */
export async function runRandomOrder(seed: number, steps = 12): Promise<number> {
  const random = generator(seed);
  const upTo = (count: number) => Math.floor(random() * count);
  const one = <Value>(values: readonly Value[]) => values[upTo(values.length)]!;
  const world = one(WORLDS);
  const facts = factsOf(world, upTo, one);
  const book = await openBook();
  let items: Item[] = [];
  let serial = 0;
  const done: string[] = [];

  /** The row of the desk that an item stands for: of those that say the same, one that has most of its past. */
  const rowOf = (item: Item) => {
    const last = readLastImport(book.desk().imports);
    const likeness = ({ id, importedAs, account, time, orderNumber }: TradeInput) => {
      const { fact } = item;
      return [
        [account === null || account === fact?.account, 100],
        [(importedAs != null) === item.isOfFile, 10],
        [(last?.added.includes(id) ?? false) === (item.before === null), 10],
        [time === null || time === fact?.time, 2],
        [orderNumber === null || orderNumber === fact?.orderNumber, 2],
        [(last?.changed.some((each) => each.id === id) ?? false) === Boolean(item.before), 1],
      ].reduce((sum, [isLike, weight]) => sum + (isLike ? Number(weight) : 0), 0);
    };
    const same = book.trades().filter((trade) => textOf(trade) === textOfItem(item));
    return same.toSorted((one, other) => likeness(other) - likeness(one))[0]!;
  };
  const edit = async (item: Item, values: Partial<Values>) => {
    await book.change({ trades: [{ ...rowOf(item), ...values }] });
    item.values = { ...item.values, ...values };
    item.isEditedSince = true;
    // A typed trade that no file has had is another one once its quantity is.
    if (values.quantity !== undefined && !item.isOfFile) item.fact = null;
  };

  const actions = {
    async type() {
      const free = facts.filter(
        (fact) => !items.some((item) => item.fact === fact) && !isShared(fact, facts),
      );
      if (free.length === 0) return;
      const fact = one(free);
      serial += 1;
      const { symbol, side, quantity, price, day } = fact;
      const note = random() < 0.5 ? `note ${serial}` : null;
      await book.change({
        trades: [typed(`typed ${serial}`, { symbol, side, quantity, price, day, note })],
      });
      const values = { quantity, stop: null, note, feePaid: null };
      items.push({ fact, origin: fact, values, isOfFile: false, isEditedSince: true });
    },
    async plan() {
      serial += 1;
      if (items.length > 0) await edit(one(items), { stop: 10_000 + serial, note: `plan ${serial}` });
    },
    async requantify() {
      serial += 1;
      if (items.length > 0) await edit(one(items), { quantity: 1_000_003 + 7 * serial });
    },
    async remove() {
      if (items.length === 0) return;
      const item = one(items);
      await book.change({ removed: { trades: [rowOf(item).id] } });
      items = items.filter((each) => each !== item);
    },
    async import() {
      const account = one(ACCOUNTS);
      const [from, to] = [one(DAYS), one(DAYS)].sort() as [string, string];
      const file = facts.filter((fact) => fact.account === account && fact.day >= from && fact.day <= to);
      if (file.length === 0) return;
      const has = { account: world.hasAccount || random() < 0.5, time: random() < 0.5, fee: random() < 0.5 };
      const hasNumber = random() < 0.4;
      const rows = file.map(({ account: of, time, orderNumber, feePaid, ...fact }): SaidRow => ({
        ...{ ...fact, isPlanned: false },
        ...(has.account && { account: of }),
        ...(has.time && { time }),
        ...(has.fee && { feePaid }),
        ...(hasNumber && { orderNumber }),
      }));
      if (random() < 0.3) rows.reverse();
      const isSale = { openings: Object.fromEntries(rows.map(({ symbol }) => [symbol!, null])) };
      await book.import(rows, { choices: { equals: 'same', ...isSale } });
      for (const item of items) {
        delete item.before;
        item.isEditedSince = false;
      }
      for (const fact of file) {
        const feePaid = has.fee ? fact.feePaid : null;
        const item = items.find((each) => each.fact === fact);
        if (!item) {
          const values = { quantity: fact.quantity, stop: null, note: null, feePaid };
          items.push({ fact, origin: fact, values, isOfFile: true, before: null, isEditedSince: false });
          continue;
        }
        item.before = { values: item.values, isOfFile: item.isOfFile };
        item.isOfFile = true;
        // A file does not change what a person has edited, unless it is ticked.
        const isEdited = item.values.quantity !== fact.quantity;
        if (!isEdited) item.values = { ...item.values, feePaid: item.values.feePaid ?? feePaid };
      }
    },
    async undo() {
      await book.undo();
      items = items.filter(({ before, isEditedSince }) => before !== null || isEditedSince);
      for (const item of items) {
        if (item.before && !item.isEditedSince) Object.assign(item, item.before);
        delete item.before;
      }
    },
  };

  const names = [
    'type',
    'type',
    'plan',
    'plan',
    'requantify',
    'remove',
    'import',
    'import',
    'import',
    'undo',
  ] as const;
  for (let step = 0; step < steps; step += 1) {
    const name = one(names);
    done.push(name);
    await actions[name]();
    const expected = items.map(textOfItem).sort();
    expect(book.trades().map(textOf).sort(), `order ${seed}: ${done.join(', ')}`).toEqual(expected);
  }
  return steps;
}

function factsOf({ hasShared }: World, upTo: (count: number) => number, one: <V>(values: readonly V[]) => V) {
  const facts: Fact[] = [];
  const add = (fact: Omit<Fact, 'time' | 'orderNumber' | 'feePaid'>) => {
    const number = facts.length;
    const time = `09:${String(15 + Math.floor(number / 4)).padStart(2, '0')}:${String(10 + number).padStart(2, '0')}`;
    const feePaid = Math.round(fact.quantity * fact.price * 0.0015);
    facts.push({ ...fact, time, orderNumber: `${fact.account}-${1000 + 7 * number}`, feePaid });
  };
  for (let i = 0; i < 8; i += 1) {
    const fact = {
      ...{ symbol: one(['FPT', 'HPG', 'TCB']), side: one(['BUY', 'BUY', 'SELL'] as const), day: one(DAYS) },
      ...{ quantity: 100 * (1 + upTo(9)), price: 20_000 + 1_000 * facts.length, account: one(ACCOUNTS) },
    };
    add(fact);
    // Equal fills of one account, and equal trades of the other one.
    if (upTo(3) === 0) add(fact);
    if (hasShared && upTo(2) === 0) add({ ...fact, account: fact.account === 'A' ? 'B' : 'A' });
  }
  return facts;
}

/** Whether the other account has an equal trade: a typed one, without an account, would stand for both. */
function isShared(fact: Fact, facts: readonly Fact[]) {
  return facts.some((other) => other.account !== fact.account && keyOf(other) === keyOf(fact));
}

function keyOf({ symbol, side, day, price }: Pick<TradeInput, 'symbol' | 'side' | 'day' | 'price'>) {
  return [symbol, side, day, price].join(' ');
}

function textOf(trade: TradeInput) {
  const { quantity, stop, note, feePaid } = trade;
  return `${keyOf(trade)} ${quantity}, ${stop ?? ''}, ${note ?? ''}, ${feePaid ?? ''}`;
}

function textOfItem({ origin, values }: Item) {
  return textOf({ ...origin, ...values } as TradeInput);
}
