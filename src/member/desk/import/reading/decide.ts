import type { Table } from '../../../../tables/table';
import { isBlank } from '../cells/cells';
import { kindIn } from '../cells/words';
import { isMatchedHead, placeOfMatched, rolesOfHead } from '../columns/heads';
import { recognise, type Recognised } from '../columns/recognise';
import type { Choices, Column, ColumnRole } from '../preview-types';
import { accountIn } from './account-in-titles';
import { decideDays } from './decide-days';
import { askedColumns, decideMarks, type Marks } from './decide-marks';
import { decidePairs } from './decide-pairs';
import { decideLetter, hasSigns, needsSide } from './decide-sides';
import { decideUnit } from './decide-unit';
import { numbersOf } from './numbers';
import { isCash, placesOf, type Known, type Places, type Reading } from './reading';
import { unitOfCosts } from './unit-of-costs';

/** Decides what holds for a whole file; what the file does not say is a question. */
export function decide(table: Table, choices: Choices, known: Known): Reading {
  const recognised = recognise(table, choices, known.isListed);
  const marks = decideMarks(table, recognised, choices);
  const pairs = decidePairs(table, recognised, { choices, marks });
  const { columns } = pairs;
  const { at, allAt } = placesOf(columns);
  const isOwn = at('id') !== -1 && at('planned') !== -1 && at('settles') !== -1;
  const asked = askedColumns(columns, marks, choices);
  const numberIn = numbersOf(columns, { marks, asked, isOwn });
  const days = decideDays(table, { at, choices, known });
  const letterB = decideLetter(table, at('side'), choices);
  const unit = isOwn
    ? { unit: choices.unit ?? ('thousand' as const), question: null }
    : decideUnit(table, { at, numberIn, choices, known, columns });
  const scaled = { at, allAt, numberIn, unit: unit.unit, table };
  const quantityHead = columns[at('quantity')]?.head ?? '';
  const missing = missingRoles({ at, table }).filter((role) => !pairs.asked.has(role));
  return {
    ...{ columns, at, allAt, numberIn, isOwn, letterB },
    isAsked: (index) => asked.includes(index),
    unit: unit.unit,
    days: days.days,
    hasTurned: days.hasTurned === true,
    // An export has them in đồng, however small they are.
    feeUnit: isOwn ? 1 : unitOfCosts({ ...scaled, role: 'fee' }),
    taxUnit: isOwn ? 1 : unitOfCosts({ ...scaled, role: 'tax' }),
    isMatched:
      isMatchedHead(quantityHead) || isPairOfMatched(recognised, at('quantity')) || at('bought') !== -1,
    ordered: orderedColumn(recognised, columns),
    hasStates: at('state') !== -1 && table.rows.some(({ cells }) => !isBlank(cells[at('state')])),
    account: accountIn(table),
    isTimed: !isOrderedTime(columns),
    isSigned: hasSigns(table, at('quantity'), numberIn),
    questions: [
      ...(needsSide(table, { at, numberIn, letterB, choices }) ? [{ kind: 'side' } as const] : []),
      ...pairs.questions,
      ...(asked.length > 0 ? [{ kind: 'decimal', example: exampleOf(asked, marks) } as const] : []),
      ...(days.question ? [days.question] : []),
      ...missing.map((role) => ({ kind: 'missing', role }) as const),
      ...(unit.question ? [unit.question] : []),
    ],
    decided: {
      ...(unit.unit !== null && !isOwn && { unit: unit.unit }),
      ...(marks.decimal !== null && { decimal: marks.decimal }),
      ...(days.matters && days.days !== null && { days: days.days }),
    },
  };
}

const exampleOf = (asked: readonly number[], marks: Marks) =>
  asked.map((index) => marks.exampleOf(index)).find((each) => each !== null) ?? '';

/** Whether the time of a row, or else its day, is that of the order. */
function isOrderedTime(columns: readonly Column[]): boolean {
  const timed = columns.find(({ role }) => role === 'time') ?? columns.find(({ role }) => role === 'day');
  const roles = rolesOfHead(timed?.head ?? '').filter(({ role }) => role === 'time' || role === 'day');
  return roles.length > 0 && roles.every(({ rank }) => rank < 0);
}

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

/** What no column was found for. */
function missingRoles({ at, table }: { at: Places['at']; table: Table }) {
  const missing: ('symbol' | 'quantity' | 'price' | 'day')[] = [];
  if (table.rows.length === 0) return missing;
  if (at('day') === -1) missing.push('day');
  if (isCash(at)) return missing;
  if (at('symbol') === -1) missing.push('symbol');
  const sides = sidesOf({ at, table });
  const hasEach = (any: ColumnRole, ofBuys: ColumnRole, ofSales: ColumnRole) =>
    at(any) !== -1 || sides.every((side) => at(side === 'BUY' ? ofBuys : ofSales) !== -1);
  if (!hasEach('quantity', 'bought', 'sold')) missing.push('quantity');
  if (!hasEach('price', 'boughtPrice', 'soldPrice')) missing.push('price');
  return missing;
}

/** The sides that rows may have: those of their words, or of the one column of shares that there is. */
function sidesOf({ at, table }: { at: Places['at']; table: Table }): readonly ('BUY' | 'SELL')[] {
  const index = at('side');
  const said = new Set(index === -1 ? [] : table.rows.map(({ cells }) => kindIn(cells[index] ?? '')));
  const isOpen = said.has('B') || (!said.has('BUY') && !said.has('SELL'));
  const isOne = at('quantity') === -1 && (at('bought') === -1) !== (at('sold') === -1);
  if (isOpen && isOne) return [at('bought') === -1 ? 'SELL' : 'BUY'];
  return (['BUY', 'SELL'] as const).filter((side) => isOpen || said.has(side));
}
