import { Switch } from '@blueprintjs/core';
import { useId } from 'react';
import { useT } from '../../../i18n/useT';
import styles from '../Choices.module.css';

const categories = ['mentions', 'reminders', 'importantNews'] as const;

export function Settings() {
  const t = useT();
  const id = useId();
  return (
    <>
      {categories.map((category) => (
        <div key={category} className={styles.setting}>
          <p id={`${id}-${category}`}>{t(`channels.${category}`)}</p>
          <Switch
            role="switch"
            defaultChecked={category === 'reminders'}
            aria-labelledby={`${id}-${category}`}
          />
        </div>
      ))}
    </>
  );
}
