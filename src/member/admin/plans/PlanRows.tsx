import { Button } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useT } from '../../../i18n/useT';
import { nextRow, type PlansValues } from './plan-rows';
import { PlanRowFields } from './PlanRowFields';
import type { PlansQuery } from './plans.generated';
import styles from './PlansPanel.module.css';

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
    const buttons = rows.current?.querySelectorAll<HTMLElement>(`.${styles.remove}`);
    const beside = buttons?.[place === left.length ? place - 1 : place + 1];
    (beside ?? add.current)?.focus();
    void setTouched({ plans: others(touched.plans ?? []) }, false);
    void setValues({ plans: left });
  }

  return (
    <>
      {values.plans.length === 0 && <p className="text-3">{t('plans.none')}</p>}
      <div ref={rows}>
        {values.plans.map((row, place) => (
          <div
            key={row.key}
            className={styles.row}
            role="group"
            aria-label={t('plans.row', { number: place + 1 })}
            ref={(element) => {
              if (element === null || focusOn.current !== row.key) return;
              focusOn.current = null;
              element.querySelector('select')?.focus();
            }}
          >
            <PlanRowFields row={row} place={place} plans={plans} />
            <Button
              className={`icon-only ${styles.remove}`}
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
