import { EyeOpenIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Dropdown.module.css';

const columns = ['symbol', 'name', 'price'] as const;

export function Choices() {
  const t = useT();
  const [shown, setShown] = useState<readonly string[]>(['symbol', 'price']);
  const toggled = (column: string) =>
    shown.includes(column) ? shown.filter((other) => other !== column) : [...shown, column];
  return (
    <Popover label={t('showcase.dropdown.columns')} text icon={<EyeOpenIcon />} shape="choices">
      {() => (
        <ul className={styles.menu}>
          {columns.map((column) => (
            <li key={column}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.includes(column)}
                  onChange={() => setShown(toggled(column))}
                />
                {t(`watchlist.${column}`)}
              </label>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
