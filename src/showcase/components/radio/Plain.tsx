import { Radio } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import styles from '../Choices.module.css';

const plans = ['T+', 'Pro', 'VIP'];

export function Plain() {
  const t = useT();
  const [plan, setPlan] = useState(plans[0]);
  return (
    <fieldset className={styles.group}>
      <legend>{t('subscriptions.tier')}</legend>
      {plans.map((option) => (
        <Radio
          key={option}
          name="plain"
          label={option}
          checked={option === plan}
          onChange={() => setPlan(option)}
        />
      ))}
    </fieldset>
  );
}
