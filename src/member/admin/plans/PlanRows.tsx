import { Button } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useT } from '../../../i18n/useT';
import { isDay } from '../../../market/day';
import { DateField } from '../../../ui/DateField';
import { SelectField } from '../../../ui/SelectField';
import { FIRST_DAY, LAST_DAY, nextRow, type PlansValues } from './plan-rows';
import type { PlansQuery } from './plans.generated';

/** The editable plan rows; the focus follows additions and removals. */
export function PlanRows({ plans }: { plans: PlansQuery['plans'] }) {
  const t = useT();
  const { values, touched, setValues, setTouched } = useFormikContext<PlansValues>();
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusOn = useRef<number | null>(null);

  function addRow() {
    const row = nextRow(values.plans);
    focusOn.current = row.key;
    void setValues({ plans: [...values.plans, row] }, false);
  }

  function removeRow(place: number) {
    const others = <T,>(all: readonly T[]) => [...all].filter((_, i) => i !== place);
    const left = others(values.plans);
    const buttons = rows.current?.querySelectorAll<HTMLElement>('.plan-remove');
    const beside = buttons?.[place === left.length ? place - 1 : place + 1];
    (beside ?? add.current)?.focus();
    void setTouched({ plans: others(touched.plans ?? []) }, false);
    void setValues({ plans: left });
  }

  return (
    <>
      {values.plans.length === 0 && <p className="faint">{t('plans.none')}</p>}
      <div className="plan-rows" ref={rows}>
        {values.plans.map((row, place) => (
          <div
            key={row.key}
            className="plan-row"
            role="group"
            aria-label={t('plans.row', { number: place + 1 })}
            ref={(element) => {
              if (element === null || focusOn.current !== row.key) return;
              focusOn.current = null;
              element.querySelector('select')?.focus();
            }}
          >
            <SelectField
              name={`plans.${place}.planId`}
              label={t('plans.plan')}
              options={optionsFor(row.planId, plans, t('plans.choosePlan'))}
            />
            <DateField
              name={`plans.${place}.startDate`}
              label={t('plans.start')}
              from={FIRST_DAY}
              to={LAST_DAY}
            />
            <DateField
              name={`plans.${place}.endDate`}
              label={t('plans.end')}
              note={t('plans.optional')}
              from={firstEnd(row.startDate)}
              to={LAST_DAY}
            />
            <Button
              className="icon-only plan-remove"
              variant="minimal"
              icon={<TrashIcon />}
              aria-label={t('plans.remove')}
              onClick={() => removeRow(place)}
            />
          </div>
        ))}
      </div>
      <Button ref={add} icon={<PlusIcon />} text={t('plans.add')} onClick={addRow} />
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
