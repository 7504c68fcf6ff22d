import type { Condition } from './condition';
import { conditionKinds, isAverageKind, isChoiceKind, isRangeKind } from './kinds';

/** A list of conditions that was read, each kind once, and the parts of the text that could not be. */
export type ReadConditions = {
  readonly conditions: readonly Condition[];
  readonly dropped: readonly string[];
};

/** Nothing of a longer text is read: an address has room for less. */
export const LONGEST = 4_000;
const MOST_VALUES = 60;
const LONGEST_VALUE = 100;

const NUMBER = /^-?\d{1,9}(\.\d{1,4})?$/;
const OPEN = '_';

/** The signs between parts, between kind and value and between values, as values have them. */
const escapes = new Map([
  ['~', '~0'],
  ['*', '~1'],
  [',', '~2'],
]);

/**
 * Conditions as a text for addresses, which a query writes with hardly a sign encoded: `exchange.HOSE,HNX*rsi._,30*ma20.above`.
 * The same conditions always give the same text.
 */
export function conditionsText(conditions: readonly Condition[]): string {
  return conditions.map((condition) => `${condition.kind}.${valueText(condition)}`).join('*');
}

function valueText(condition: Condition): string {
  if ('values' in condition) {
    return condition.values.map((value) => value.replace(/[~*,]/g, (sign) => escapes.get(sign)!)).join(',');
  }
  if ('side' in condition) return condition.side;
  return [condition.from, condition.to].map((end) => (end === null ? OPEN : numberText(end))).join(',');
}

/** A number with at most four decimals, never in powers of ten. */
function numberText(number: number) {
  return String(Number(number.toFixed(4)) + 0);
}

/** Reads conditions from such a text, whatever else it holds. */
export function readConditions(text: string): ReadConditions {
  if (text.length > LONGEST) return { conditions: [], dropped: [text] };
  const conditions: Condition[] = [];
  const dropped: string[] = [];
  for (const part of text.split('*')) {
    if (part === '') continue;
    const condition = readCondition(part);
    if (condition && !conditions.some(({ kind }) => kind === condition.kind)) conditions.push(condition);
    else dropped.push(part);
  }
  return { conditions, dropped };
}

function readCondition(part: string): Condition | null {
  const dot = part.indexOf('.');
  const [kind, value] = [part.slice(0, Math.max(dot, 0)), part.slice(dot + 1)];
  if (isRangeKind(kind)) {
    const ends = value.split(',');
    const [from, to] = ends.map((end) => readEnd(end, conditionKinds[kind].limits));
    if (ends.length !== 2 || from === undefined || to === undefined) return null;
    if (from === null && to === null) return null;
    return from !== null && to !== null && from > to ? null : { kind, from, to };
  }
  if (isAverageKind(kind)) return value === 'above' || value === 'below' ? { kind, side: value } : null;
  if (!isChoiceKind(kind)) return null;
  const values = value.split(',').map(readValue);
  const isWhole = values.every((each) => each !== '' && each.length <= LONGEST_VALUE);
  const isOnce = new Set(values).size === values.length;
  return isWhole && isOnce && values.length <= MOST_VALUES ? { kind, values } : null;
}

function readEnd(end: string, [least, greatest]: readonly [number, number]): number | null | undefined {
  if (end === OPEN) return null;
  const number = NUMBER.test(end) ? Number(end) + 0 : NaN;
  return number >= least && number <= greatest ? number : undefined;
}

function readValue(value: string): string {
  return value.replace(/~[012]/g, (escape) => '~*,'[Number(escape[1])]!);
}
