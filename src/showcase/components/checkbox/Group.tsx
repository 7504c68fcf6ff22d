import { Checkbox } from '@blueprintjs/core';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import styles from '../Choices.module.css';

const channels = ['push', 'sms', 'email'] as const;

export function Group() {
  const t = useT();
  const [chosen, setChosen] = useState<readonly string[]>(['push']);
  const isAll = chosen.length === channels.length;
  return (
    <fieldset className={styles.group}>
      <legend>{t('channels.title')}</legend>
      <Checkbox
        label={t('showcase.checkbox.all')}
        checked={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        onChange={() => setChosen(isAll ? [] : channels)}
      />
      <div className={styles.within}>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`channels.${channel}`)}
            checked={chosen.includes(channel)}
            onChange={({ currentTarget: { checked } }) =>
              setChosen(checked ? [...chosen, channel] : chosen.filter((other) => other !== channel))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
