import type { Table } from '../../../../tables/table';
import { isBlank, textOfCell } from '../cells/cells';
import { isMatchedHead, placeOfMatched, rolesOfHead } from '../columns/heads';
import { recognise, type Recognised } from '../columns/recognise';
import type { Choices, Column, Question } from '../preview-types';
import { accountIn } from './account-in-titles';
import { dayOfTrades } from './day-in-titles';
import { cancelledColumn } from './cancelled-column';
import { decideDays } from './decide-days';
import { askedColumns, decideMarks, type Marks } from './decide-marks';
import { decidePairs } from './decide-pairs';
import { decideLetter, hasSigns, needsSide } from './decide-sides';
import { decideUnit } from './decide-unit';
import { holdingsIn } from './holdings';
import { missingRoles } from './missing-roles';
import { numbersOf } from './numbers';
import { decideValues } from './price-of-value';
import { isCashTable, placesOf, type Known, type Reading } from './reading';
import { unitOfCosts } from './unit-of-costs';

/** Decides what holds for a whole file; what the file does not say is a question. */
export function decide(table: Table, choices: Choices, known: Known): Reading {
  const recognised = recognise(table, choices, known.isListed);
  const marks = decideMarks(table, recognised, choices);
  const pairs = decidePairs(table, recognised, { choices, marks });
  const holdings = holdingsIn(table, pairs.columns, choices);
  const { columns } = holdings ?? pairs;
  const { at, allAt } = placesOf(columns);
  const isOwn = at('id') !== -1 && at('planned') !== -1 && at('settles') !== -1;
  const asked = askedColumns(columns, marks, choices);
  const numberIn = numbersOf(columns, { marks, asked, isOwn });
  const isCash = isCashTable(table, at);
  const dayOfAll = at('day') === -1 && at('time') !== -1 ? dayOfTrades(table, choices.days) : null;
  const values = decideValues(table, { at, allAt, numberIn }, choices);
  const { valueKind } = values;
  const days = decideDays(table, { at, choices, known, isCash });
  const letterB = decideLetter(table, at('side'), choices);
  const unit = isOwn
    ? { unit: choices.unit ?? ('thousand' as const), question: null }
    : decideUnit(table, { at, allAt, numberIn, choices, known, columns, valueKind });
  const sideQuestion: readonly Question[] = needsSide(table, { at, numberIn, letterB, choices, isCash })
    ? [{ kind: 'side' }]
    : [];
  const scaled = { at, allAt, numberIn, unit: unit.unit, table };
  const quantityHead = columns[at('quantity')]?.head ?? '';
  const missing = missingRoles({
    at,
    table,
    isCash,
    hasValues: valueKind !== null || values.question !== null,
  }).filter((role) => !pairs.asked.has(role) && ((holdings === null && dayOfAll === null) || role !== 'day'));
  return {
    ...{ columns, at, allAt, numberIn, isOwn, letterB, holdings, isCash, dayOfAll, valueKind },
    isAsked: (index) => asked.includes(index),
    unit: unit.unit,
    days: days.days,
    dayOrders: days.orders,
    hasTurned: days.hasTurned,
    // An export has them in đồng, however small they are.
    feeUnit: isOwn ? 1 : unitOfCosts({ ...scaled, role: 'fee' }),
    taxUnit: isOwn ? 1 : unitOfCosts({ ...scaled, role: 'tax' }),
    isMatched:
      isMatchedHead(quantityHead) || isPairOfMatched(recognised, at('quantity')) || at('bought') !== -1,
    ordered: orderedColumn(recognised, columns),
    cancelled: cancelledColumn(table, columns, choices),
    hasStates: at('state') !== -1 && table.rows.some(({ cells }) => !isBlank(cells[at('state')])),
    account: accountIn(table),
    isTimed: !isOrderedTime(columns),
    isSigned: hasSigns(table, at('quantity'), numberIn),
    questions: [
      ...(holdings === null ? sideQuestion : []),
      ...(holdings === null ? pairs.questions : []),
      ...(asked.length > 0 ? [{ kind: 'decimal', example: exampleOf(asked, marks) } as const] : []),
      ...(days.question ? [days.question] : []),
      ...(values.question ? [values.question] : []),
      ...(holdings?.day === null
        ? [{ kind: 'holdings', example: firstSymbol(table, at('symbol')) } as const]
        : []),
      ...missing.map((role) => ({ kind: 'missing', role }) as const),
      ...(unit.question ? [unit.question] : []),
    ],
    decided: {
      ...(choices.side !== undefined && { side: choices.side }),
      ...(choices.values !== undefined && { values: choices.values }),
      ...(unit.unit !== null && !isOwn && { unit: unit.unit }),
      ...(marks.decimal !== null && { decimal: marks.decimal }),
      ...(days.matters && days.days !== null && { days: days.days }),
    },
  };
}

const firstSymbol = ({ rows }: Table, index: number) => textOfCell(rows[0]?.cells[index]);

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
