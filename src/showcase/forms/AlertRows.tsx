import { Button } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import { SelectField } from '../../ui/SelectField';
import { IconButton } from '../../ui/IconButton';
import { nextRow, sides, type AlertsValues } from './alert-rows';
import styles from './AlertRows.module.css';

/** The rows of alerts; the focus follows additions and removals. */
export function AlertRows() {
  const t = useT();
  const { values, touched, setFieldValue, setTouched } = useFormikContext<AlertsValues>();
  const { alerts } = values;
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusOn = useRef<number | null>(null);

  function addRow() {
    const row = nextRow(alerts);
    focusOn.current = row.key;
    void setFieldValue('alerts', [...alerts, row]);
  }

  function removeRow(index: number) {
    const buttons = rows.current?.querySelectorAll<HTMLElement>(`.${styles.remove}`);
    const beside = buttons?.[index === alerts.length - 1 ? index - 1 : index + 1];
    (beside ?? add.current)?.focus();
    const left = <Row,>(all: readonly Row[] = []) => all.filter((_, each) => each !== index);
    // What was visited moves up with its row.
    void setTouched({ alerts: left(touched.alerts) }, false);
    void setFieldValue('alerts', left(alerts));
  }

  return (
    <>
      {alerts.length === 0 && <p className="text-3">{t('showcase.form.noRows')}</p>}
      <div ref={rows}>
        {alerts.map(({ key }, index) => (
          <div
            key={key}
            className={styles.row}
            role="group"
            aria-label={t('showcase.form.row', { number: index + 1 })}
            ref={(element) => {
              if (element === null || focusOn.current !== key) return;
              focusOn.current = null;
              element.querySelector('input')?.focus();
            }}
          >
            <Field name={`alerts.${index}.symbol`} label={t('showcase.form.symbol')} maxLength={10} />
            <SelectField
              name={`alerts.${index}.side`}
              label={t('showcase.form.side')}
              options={sides.map((value) => ({ value, label: t(`showcase.form.${value}`) }))}
            />
            <Field name={`alerts.${index}.price`} label={t('showcase.form.price')} inputMode="decimal" />
            <IconButton
              className={styles.remove}
              icon={<TrashIcon />}
              label={t('showcase.form.removeRow', { number: index + 1 })}
              onClick={() => removeRow(index)}
            />
          </div>
        ))}
      </div>
      <Button
        ref={add}
        className={styles.add!}
        icon={<PlusIcon />}
        text={t('showcase.form.addRow')}
        onClick={addRow}
      />
    </>
  );
}
