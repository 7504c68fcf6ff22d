import type { TradeInput } from '../../../../graph/resolvers.types';
import type { DeskTrade } from '../../../../graph/values';
import { wholeTrade, tradeKeyOf } from './file-trade';
import { importedAsOf, isEdited, isTyped, ownImportedAs } from '../imported-as';
import type { Match } from './known-trades';

/** What an import may change in a trade that is recorded. */
export type ChangedField = Exclude<keyof TradeInput, 'id' | 'importedAs'>;

const KEY = ['symbol', 'side', 'quantity', 'price', 'day', 'per', 'isPlanned'] as const;
const ADDITIONS = [
  ...(['stop', 'target', 'signalKind', 'signalDay', 'note', 'feePaid', 'taxPaid'] as const),
] satisfies readonly ChangedField[];
const ORIGIN = ['account', 'time', 'orderNumber'] as const;

export type MergedTrade = {
  /** The recorded trade with what the file has besides, and what the import notes. */
  trade: TradeInput;
  /** The fields that have another value then. */
  changes: readonly ChangedField[];
  /** Whether only account, time or number are added, which says nothing new of the trade. */
  isSame: boolean;
  /** Whether a value that a person has typed or edited would be replaced. */
  isEdited: boolean;
};

/**
 * A recorded trade with what a file has of it. What the file does not say stays; account, time and order number of a trade that was
 * found without its id are added, not replaced, and not where they may be those of an equal trade.
 */
export function mergedTrade(
  known: DeskTrade,
  row: TradeInput,
  { by, isAnyOfEquals = false }: Pick<Match, 'by' | 'isAnyOfEquals'>,
): MergedTrade {
  const isById = by === 'id';
  const [before, file] = [wholeTrade(known), withWholeSignal(wholeTrade(row))];
  const isRounded = !isById && isSameButForPrice(known, row);
  const trade: Record<string, unknown> = { ...before };
  const take = (field: ChangedField) => {
    if (file[field] !== null) trade[field] = file[field];
  };
  // A payment has the day of its own, and maybe what was left after tax.
  for (const field of by === 'dividend' ? [] : KEY) if (field !== 'price' || !isRounded) take(field);
  for (const field of [...ADDITIONS, 'settles'] as const) take(field);
  for (const field of ORIGIN) if (isById || (before[field] === null && !isAnyOfEquals)) take(field);
  const changes = [...KEY, ...ADDITIONS, 'settles' as const, ...ORIGIN].filter(
    (field) => trade[field] !== before[field],
  );
  const replaced = changes.filter((field) => before[field] !== null);
  const isOf = (fields: readonly ChangedField[]) => replaced.some((field) => fields.includes(field));
  if (isById && changes.length > 0) trade['importedAs'] = ownImportedAs(trade as TradeInput);
  if (!isById && (changes.length > 0 || isTyped(known)))
    trade['importedAs'] = importedAsOf(trade as TradeInput, known, by === 'dividend' ? row : undefined);
  return {
    trade: trade as TradeInput,
    changes,
    isSame: changes.every((field) => isOneOf(ORIGIN, field) && before[field] === null),
    isEdited:
      (isOf([...KEY, 'settles', ...ORIGIN]) && isEdited(known, 'key')) ||
      (isOf(ADDITIONS) && isEdited(known, 'additions')),
  };
}

/** A kind without its day, and a day without its kind, are no signal: the desk would not keep them. */
function withWholeSignal(trade: Required<TradeInput>): Required<TradeInput> {
  const isWhole = trade.signalKind !== null && trade.signalDay !== null;
  return isWhole ? trade : { ...trade, signalKind: null, signalDay: null };
}

/**
 * Whether all but the price of two keys is equal, and one price is the other as it was rounded: by hand to the đồng, or, a mean
 * that is on no tick, to the two decimals of prices in thousand.
 */
export function isSameButForPrice(known: TradeInput, row: TradeInput): boolean {
  return (
    isRoundedTo(known.price, row.price) &&
    known.price !== row.price &&
    tradeKeyOf({ ...known, price: row.price }) === tradeKeyOf(row)
  );
}

function isOneOf(fields: readonly ChangedField[], field: ChangedField) {
  return fields.includes(field);
}

function isRoundedTo(price: number, other: number): boolean {
  const isMean = price % TICK !== 0 || other % TICK !== 0;
  const isRounded = price % TICK === 0 || other % TICK === 0;
  const difference = Math.abs(price - other);
  return difference < 1 || (isMean && isRounded && difference <= TICK / 2);
}

/** Đồng of which prices of a market are multiples. */
const TICK = 10;
