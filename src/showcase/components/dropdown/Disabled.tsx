import { Button } from '@blueprintjs/core';
import { EditIcon, LockIcon, MoreIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import styles from '../Dropdown.module.css';
import { Row } from '../Layout';

export function Disabled() {
  const t = useT();
  return (
    <Row>
      <Popover label={t('watchlist.actions')} text icon={<MoreIcon />} shape="choices">
        {(close) => (
          <ul className={styles.menu}>
            <li>
              <button type="button" onClick={close}>
                <EditIcon />
                {t('showcase.dropdown.edit')}
              </button>
            </li>
            <li>
              <button type="button" disabled>
                <LockIcon />
                {t('showcase.dropdown.lockedItem')}
              </button>
            </li>
          </ul>
        )}
      </Popover>
      <Button disabled icon={<MoreIcon />} text={t('showcase.dropdown.lockedMenu')} />
    </Row>
  );
}
