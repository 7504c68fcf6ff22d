import { object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../../i18n/messages';
import type { RangeCondition } from '../../../market/screen/condition';
import { conditionKinds, type RangeKind } from '../../../market/screen/kinds';

/** The ends of a range as they are typed; an empty one is open. */
export type TypedRange = { from: string; to: string };

const notNumber: MessageKey = 'screen.notNumber';
const outOfRange: MessageKey = 'screen.outOfRange';
const bothOpen: MessageKey = 'screen.bothOpen';
const turned: MessageKey = 'screen.turned';

/** A number with a point or a comma before its decimals, commas between thousands, a sign and a unit; NaN for anything else. */
function readDecimal(text: string): number {
  const plain = text
    .trim()
    .replace(/\s*[%×]$/, '')
    .replace('−', '-')
    .replaceAll(/\s/g, '');
  const isGrouped = /^-?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/.test(plain);
  const decimal = isGrouped ? plain.replaceAll(',', '') : plain.replace(',', '.');
  return /^[+-]?\d{1,9}(\.\d{1,4})?$/.test(decimal) ? Number(decimal) + 0 : NaN;
}

/** What is typed in a form for a condition. */
export function typedRangeOf(condition: RangeCondition | undefined): TypedRange {
  const text = (end: number | null | undefined) => (end == null ? '' : String(end));
  return { from: text(condition?.from), to: text(condition?.to) };
}

/** The condition that is typed; null where it is none. */
export function rangeConditionOf(kind: RangeKind, { from, to }: TypedRange): RangeCondition | null {
  const ends = [from, to].map((text) => (text.trim() === '' ? null : readDecimal(text)));
  const [least, greatest] = conditionKinds[kind].limits;
  const isRange = ends.every((end) => end === null || (end >= least && end <= greatest));
  const [first = null, last = null] = ends;
  if (!isRange || (first === null && last === null)) return null;
  return first !== null && last !== null && first > last ? null : { kind, from: first, to: last };
}

/** Numbers within the limits of the kind, at least one, the first not above the second. */
export function rangeSchema(kind: RangeKind): ObjectSchema<TypedRange> {
  const [least, greatest] = conditionKinds[kind].limits;
  const end = string()
    .ensure()
    .test('is a number', notNumber, (text) => text.trim() === '' || !Number.isNaN(readDecimal(text)))
    .test('is within the limits', outOfRange, (text) => {
      const number = readDecimal(text);
      return Number.isNaN(number) || (number >= least && number <= greatest);
    });
  return object({
    from: end.test('is not open with the other', bothOpen, (from, { parent }) => {
      const { to } = parent as TypedRange;
      return from.trim() !== '' || (to ?? '').trim() !== '';
    }),
    to: end.test('is not below the first', turned, (to, { parent }) => {
      const [first, last] = [readDecimal((parent as TypedRange).from ?? ''), readDecimal(to)];
      return Number.isNaN(first) || Number.isNaN(last) || first <= last;
    }),
  });
}
