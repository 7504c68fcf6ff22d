import { object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/messages';
import { formatVolume } from '../../market/format';
import type { CostMethod } from '../../market/costs';
import { readMoney } from './read-number';
import { isWithin, type DeskSettings } from '../../market/plan/risk-budget';

/** The settings as text: the capital in đồng, the rates in percent. */
export type TypedSettings = Record<keyof DeskSettings, string>;

const MILLIONTHS_PER_PERCENT = 10_000;

export function typedSettingsOf({ capital, costMethod, ...shares }: DeskSettings): TypedSettings {
  const percent = (millionths: number) => String(millionths / MILLIONTHS_PER_PERCENT);
  return {
    capital: formatVolume(capital),
    risk: percent(shares.risk),
    weight: percent(shares.weight),
    fee: percent(shares.fee),
    tax: percent(shares.tax),
    bonusTax: percent(shares.bonusTax),
    costMethod,
  };
}

/** Reads texts that the schema accepts. */
export function deskSettingsOf({
  capital,
  risk,
  weight,
  fee,
  tax,
  bonusTax,
  costMethod,
}: TypedSettings): DeskSettings {
  return {
    capital: readMoney(capital),
    risk: readPercent(risk),
    weight: readPercent(weight),
    fee: readPercent(fee),
    tax: readPercent(tax),
    bonusTax: readPercent(bonusTax),
    costMethod: costMethod as CostMethod,
  };
}

const invalid = {
  capital: 'desk.capitalError',
  risk: 'desk.riskError',
  weight: 'desk.weightError',
  fee: 'desk.costError',
  tax: 'desk.costError',
  bonusTax: 'desk.bonusTaxError',
} as const satisfies Record<Exclude<keyof DeskSettings, 'costMethod'>, MessageKey>;

const setting = (name: keyof typeof invalid, read: (text: string) => number) =>
  string()
    .trim()
    .required('common.required' satisfies MessageKey)
    .test(name, invalid[name], (text) => isWithin(name, read(text)));

export const settingsSchema: ObjectSchema<TypedSettings> = object({
  capital: setting('capital', readMoney),
  risk: setting('risk', readPercent),
  weight: setting('weight', readPercent),
  fee: setting('fee', readPercent),
  tax: setting('tax', readPercent),
  bonusTax: setting('bonusTax', readPercent),
  costMethod: string().defined(),
});

/** A percentage with a decimal point or comma, in millionths; NaN for anything else. */
function readPercent(text: string): number {
  const [, whole = '', decimals = ''] = /^(\d{1,3})(?:[.,](\d{1,4}))?\s*%?$/.exec(text.trim()) ?? [];
  return whole === '' ? NaN : Number(whole) * MILLIONTHS_PER_PERCENT + Number(decimals.padEnd(4, '0'));
}
