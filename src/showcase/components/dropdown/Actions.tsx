import { DuplicateIcon, EditIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Dropdown.module.css';

const actions = [
  { name: 'edit', icon: <EditIcon /> },
  { name: 'duplicate', icon: <DuplicateIcon /> },
  { name: 'remove', icon: <TrashIcon /> },
] as const;

export function Actions() {
  const t = useT();
  const notify = useNotify();
  return (
    <Popover label={t('watchlist.actions')} text icon={<MoreIcon />} shape="choices">
      {(close) => (
        <ul className={styles.menu}>
          {actions.map(({ name, icon }) => (
            <li key={name} className={name === 'remove' ? styles.apart : undefined}>
              <button
                type="button"
                onClick={() => {
                  close();
                  notify({ kind: 'info', title: t(`showcase.dropdown.${name}`) });
                }}
              >
                {icon}
                {t(`showcase.dropdown.${name}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
