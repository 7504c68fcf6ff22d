import { readTrade } from '../../../graph/desk/fields';
import { writeTrade } from '../../../graph/desk/write';
import type { TradeInput } from '../../../graph/resolvers.types';
import type { DeskTrade } from '../../../graph/values';
import { shortTextHash } from '../../../lib/hash';
import { tradeKeyOf } from './matching/file-trade';

/** In the place of a hash: a person has typed or edited that part. */
const BY_PERSON = '~';

/**
 * What an import notes in `importedAs`: three hashes. By the first, that of the key as the file has it, the file is known again
 * after an edit; the second is of the plan, the note and the costs as files have them; the third, of all, tells an edit since.
 * `known` is the trade that the import changes, if any; `row` the trade as the file has it, where that has another key.
 */
export function importedAsOf(trade: TradeInput, known?: DeskTrade, row: TradeInput = trade): string {
  const isSetByPerson = known !== undefined && isEdited(known, 'additions');
  return [keyHashOf(row), isSetByPerson ? BY_PERSON : additionsHash(trade), wholeHash(trade)].join('.');
}

/** The same where the file is an export of the product: what was typed is a typed trade still. */
export function ownImportedAs(
  trade: TradeInput,
  importedAs: string | null = trade.importedAs ?? null,
): string {
  const [key = BY_PERSON, additions = BY_PERSON] = importedAs?.split('.') ?? [];
  return [key, additions, wholeHash(trade)].join('.');
}

/** Whether a person has typed a trade, and no file but an export of the product has had it. */
export function isTyped({ importedAs }: Pick<DeskTrade, 'importedAs'>): boolean {
  return importedAs == null || importedAs.startsWith(BY_PERSON);
}

/** Whether a person has typed a trade, or edited it since the last import that wrote it. */
export function isEditedSinceImport(trade: DeskTrade): boolean {
  const [, , whole] = trade.importedAs?.split('.') ?? [];
  return whole !== wholeHash(trade);
}

/** Whether a person has typed or edited the key of a trade, or its plan, note and costs. */
export function isEdited(trade: DeskTrade, part: 'key' | 'additions'): boolean {
  const [key, additions] = trade.importedAs?.split('.') ?? [];
  if (part === 'key') return key !== keyHashOf(trade);
  return additions === undefined ? hasAdditions(trade) : additions !== additionsHash(trade);
}

/** The hash of the key under which an import wrote a trade; null of a typed one. */
export function importedKeyOf({ importedAs }: DeskTrade): string | null {
  return importedAs?.split('.')[0] ?? null;
}

/** The hash of the key of a trade. */
export function keyHashOf(trade: TradeInput): string {
  return shortTextHash(tradeKeyOf(trade));
}

/** A trade as the desk has it once it was saved; null where it cannot be kept. */
export function asKept(trade: TradeInput): DeskTrade | null {
  return readTrade(writeTrade(trade));
}

function hasAdditions(trade: TradeInput): boolean {
  return additionsOf(trade).some((each) => each !== null);
}

function additionsHash(trade: TradeInput): string {
  return shortTextHash(JSON.stringify(additionsOf(trade)));
}

function wholeHash(trade: TradeInput): string {
  const { settles, account, time, orderNumber } = trade;
  const others = [settles, account, time, orderNumber].map((field) => field ?? null);
  return shortTextHash(JSON.stringify([tradeKeyOf(trade), ...additionsOf(trade), ...others]));
}

function additionsOf({ stop, target, signalKind, signalDay, note, feePaid, taxPaid }: TradeInput) {
  return [stop, target, signalKind, signalDay, note, feePaid, taxPaid].map((field) => field ?? null);
}
