import { Button } from '@blueprintjs/core';
import { PlusIcon, TrashIcon } from '@blueprintjs/icons';
import { useFormikContext } from 'formik';
import { useRef } from 'react';
import { useT } from '../../../i18n/useT';
import { nextRow, type SubscriptionsValues } from './subscription-rows';
import { SubscriptionRowFields } from './SubscriptionRowFields';
import type { SubscriptionTiersQuery } from './subscriptions.generated';
import { IconButton } from '../../../ui/IconButton';
import styles from './SubscriptionsPanel.module.css';

/** The editable rows; the focus follows additions and removals. */
export function SubscriptionRows({ tiers }: { tiers: SubscriptionTiersQuery['subscriptionTiers'] }) {
  const t = useT();
  const { values, touched, setValues, setTouched } = useFormikContext<SubscriptionsValues>();
  const rows = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const focusOn = useRef<number | null>(null);

  function addRow() {
    const row = nextRow(values.subscriptions);
    focusOn.current = row.key;
    void setValues({ subscriptions: [...values.subscriptions, row] }, false);
  }

  function removeRow(index: number) {
    const others = <T,>(all: readonly T[]) => [...all].filter((_, i) => i !== index);
    const left = others(values.subscriptions);
    const buttons = rows.current?.querySelectorAll<HTMLElement>(`.${styles.remove}`);
    const beside = buttons?.[index === left.length ? index - 1 : index + 1];
    (beside ?? add.current)?.focus();
    void setTouched({ subscriptions: others(touched.subscriptions ?? []) }, false);
    void setValues({ subscriptions: left });
  }

  return (
    <>
      {values.subscriptions.length === 0 && <p className="text-3">{t('subscriptions.none')}</p>}
      <div ref={rows}>
        {values.subscriptions.map((row, index) => (
          <div
            key={row.key}
            className={styles.row}
            role="group"
            aria-label={t('subscriptions.row', { number: index + 1 })}
            ref={(element) => {
              if (element === null || focusOn.current !== row.key) return;
              focusOn.current = null;
              element.querySelector('select')?.focus();
            }}
          >
            <SubscriptionRowFields row={row} index={index} tiers={tiers} />
            <IconButton
              className={styles.remove}
              icon={<TrashIcon />}
              label={t('subscriptions.remove')}
              onClick={() => removeRow(index)}
            />
          </div>
        ))}
      </div>
      <Button ref={add} icon={<PlusIcon />} text={t('subscriptions.add')} onClick={addRow} />
    </>
  );
}
