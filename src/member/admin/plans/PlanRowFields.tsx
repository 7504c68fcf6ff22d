import { useT } from '../../../i18n/useT';
import { isDay } from '../../../market/day';
import { DateField } from '../../../ui/DateField';
import { SelectField } from '../../../ui/SelectField';
import { FIRST_DAY, LAST_DAY, type PlanRow } from './plan-rows';
import type { PlansQuery } from './plans.generated';

type Props = { row: PlanRow; place: number; plans: PlansQuery['plans'] };

/** Plan, start and end of the row at a place. */
export function PlanRowFields({ row, place, plans }: Props) {
  const t = useT();
  return (
    <>
      <SelectField
        name={`plans.${place}.planId`}
        label={t('plans.plan')}
        options={optionsFor(row.planId, plans, t('plans.choosePlan'))}
      />
      <DateField name={`plans.${place}.startDate`} label={t('plans.start')} from={FIRST_DAY} to={LAST_DAY} />
      <DateField
        name={`plans.${place}.endDate`}
        label={t('plans.end')}
        note={t('plans.optional')}
        from={firstEnd(row.startDate)}
        to={LAST_DAY}
      />
    </>
  );
}

/** The earliest end date: the start date. */
function firstEnd(start: string) {
  return isDay(start) && start >= FIRST_DAY && start <= LAST_DAY ? start : FIRST_DAY;
}

/** The selectable plans, plus the row's own plan when the server no longer lists it. */
function optionsFor(planId: string, plans: PlansQuery['plans'], none: string) {
  const listed = plans.map(({ id, name }) => ({ value: id, label: name }));
  const isListed = planId === '' || plans.some(({ id }) => id === planId);
  return [{ value: '', label: none }, ...listed, ...(isListed ? [] : [{ value: planId, label: planId }])];
}
