import { object, string, type ObjectSchema } from 'yup';
import { LARGEST_FLOW } from '../../../graph/desk/fields';
import type { CashFlowInput } from '../../../graph/resolvers.types';
import type { MessageKey } from '../../../i18n/messages';
import type { Day } from '../../../market/day';
import { formatVolume } from '../../../market/format';
import type { FlowDraft } from '../../shared/desk-dialogs';
import { readMoney } from '../../shared/read-number';
import { dayProblem } from '../trade-limits';

/** A cash flow as it is typed; its amount has no sign. */
export type TypedFlow = Record<'kind' | 'day' | 'amount', string>;

/** The values of the form for a draft. */
export function typedFlowOf({ day, amount }: FlowDraft, today: Day): TypedFlow {
  return {
    kind: amount !== undefined && amount < 0 ? 'out' : 'in',
    day: day ?? today,
    amount: amount === undefined ? '' : formatVolume(Math.abs(amount)),
  };
}

/** The cash flow that a valid form means. */
export function flowOf({ kind, day, amount }: TypedFlow, id: string): CashFlowInput {
  return { id, day, amount: kind === 'out' ? -readMoney(amount) : readMoney(amount) };
}

const required: MessageKey = 'common.required';
const amountError: MessageKey = 'account.amountError';
const dayError: MessageKey = 'desk.dayError';
const earlyError: MessageKey = 'desk.dayEarly';

/** What the form needs on a day. */
export function flowSchema(today: Day): ObjectSchema<TypedFlow> {
  return object({
    kind: string().defined(),
    day: string()
      .required(required)
      .test('is a day', dayError, (text) => [null, 'early'].includes(dayProblem(text, today, false)))
      .test('is not early', earlyError, (text) => dayProblem(text, today, true) !== 'early'),
    amount: string()
      .trim()
      .required(required)
      .test('is an amount', amountError, (text) => readMoney(text) > 0 && readMoney(text) <= LARGEST_FLOW),
  });
}
