import { useFormikContext } from 'formik';
import { useMemo, type ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import { withdrawableOn } from '../../../market/account/withdrawable';
import { isDay, type Day } from '../../../market/day';
import { FIRST_TRADING_DAY } from '../../../market/first-day';
import { formatVolume } from '../../../market/format';
import { formatDong } from '../../../ui/amount';
import { DateField } from '../../../ui/DateField';
import { Field } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import { readMoney } from '../../shared/read-number';
import { costsOf, useDesk } from '../../shared/useDesk';
import { FormDoubt } from '../FormDoubt';
import type { TypedFlow } from './flow-form';

type Props = {
  /** The cash flow that is edited or recorded. */
  id: string;
  today: Day;
  /** What follows the fields, by the number of those that look wrong. */
  children: (doubts: number) => ReactNode;
};

/** The fields of a cash flow; the amount has its digits grouped beneath, or says that it is more than there is. */
export function FlowFields({ id, today, children }: Props) {
  const t = useT();
  const { values } = useFormikContext<TypedFlow>();
  const amount = readMoney(values.amount);
  const withdrawable = useWithdrawable(values, id);
  const isTooMuch = withdrawable !== null && amount > withdrawable;
  const grouped = amount > 0 ? formatDong(amount) : null;

  return (
    <>
      <SelectField
        name="kind"
        label={t('account.kind')}
        options={[
          { value: 'in', label: t('account.deposit') },
          { value: 'out', label: t('account.withdrawal') },
        ]}
      />
      <Field
        name="amount"
        label={t('account.amount')}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        hint={
          isTooMuch ? (
            <FormDoubt>{t('account.warnCash', { amount: formatVolume(withdrawable) })}</FormDoubt>
          ) : (
            grouped
          )
        }
      />
      <DateField name="day" label={t('desk.day')} from={FIRST_TRADING_DAY} to={today} />
      {children(isTooMuch ? 1 : 0)}
    </>
  );
}

/** The cash that a typed withdrawal may take without this one; null for a deposit, and where it is not known. */
function useWithdrawable({ kind, day }: TypedFlow, id: string): number | null {
  const { desk } = useDesk({ isOnEveryPage: true });
  return useMemo(() => {
    if (kind !== 'out' || !desk || !isDay(day)) return null;
    const flows = desk.flows.filter((flow) => flow.id !== id);
    return withdrawableOn(day, { trades: desk.trades, flows, costs: costsOf(desk) });
  }, [kind, day, desk, id]);
}
