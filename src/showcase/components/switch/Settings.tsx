import { useId, useState } from 'react';
import { useT } from '../../../i18n/useT';
import styles from '../Choices.module.css';
import { Toggle } from '../Toggle';

const categories = ['mentions', 'reminders', 'importantNews'] as const;

export function Settings() {
  const t = useT();
  const id = useId();
  const [on, setOn] = useState<Record<string, boolean>>({ reminders: true });
  return categories.map((category) => (
    <div key={category} className={styles.setting}>
      <p id={`${id}-${category}`}>{t(`channels.${category}`)}</p>
      <Toggle
        aria-labelledby={`${id}-${category}`}
        isOn={on[category] ?? false}
        onToggle={(isOn) => setOn({ ...on, [category]: isOn })}
      />
    </div>
  ));
}
