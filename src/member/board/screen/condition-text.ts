import { translate as t } from '../../../i18n/i18n';
import type { Condition } from '../../../market/screen/condition';
import {
  conditionKinds,
  type AverageKind,
  type ConditionKind,
  type RangeKind,
} from '../../../market/screen/kinds';

/** The names of values that conditions choose. */
export type NamesOf = (kind: 'exchange' | 'sector' | 'list' | 'signal', value: string) => string;

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });
const price = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 });

/** A condition as a sentence: “RSI at most 30”, “Price above MA20”, “Exchange: HOSE, HNX”. */
export function conditionText(condition: Condition, nameOf: NamesOf): string {
  const what = kindName(condition.kind);
  if ('values' in condition) {
    const values = condition.values.map((value) => nameOf(condition.kind, value)).join(', ');
    return t('screen.chosen', { what, values });
  }
  if ('side' in condition) return t(`screen.${condition.side}`, { average: averageName(condition.kind) });
  const { kind, from, to } = condition;
  if (from === null) return t('screen.atMost', { what, to: withUnit(kind, to!) });
  if (to === null) return t('screen.atLeast', { what, from: withUnit(kind, from) });
  return t('screen.between', { what, from: figure(kind, from), to: withUnit(kind, to) });
}

/** The name of what conditions of a kind are about. */
export function kindName(kind: ConditionKind): string {
  return t(`screen.kind.${kind}`);
}

export function averageName(kind: AverageKind): string {
  return kind.toUpperCase();
}

/** The unit of a range: '%', '×', a word for billion đồng, or none. */
export function unitOf(kind: RangeKind): string {
  const { unit } = conditionKinds[kind];
  return unit === 'billion' || unit === 'thousand' ? t(`screen.${unit}`) : unit;
}

/** A bound as it is written, a price with the decimals of prices. */
function figure(kind: RangeKind, value: number) {
  return (kind === 'price' ? price : number).format(value);
}

function withUnit(kind: RangeKind, value: number) {
  const unit = unitOf(kind);
  const isWord = unit.length > 1;
  return `${figure(kind, value)}${isWord ? ' ' : ''}${unit}`;
}
