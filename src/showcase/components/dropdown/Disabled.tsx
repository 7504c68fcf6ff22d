import { Button } from '@blueprintjs/core';
import { EditIcon, LockIcon, MoreIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Menu, MenuItem } from '../../../ui/Menu';
import { Row } from '../Layout';

export function Disabled() {
  const t = useT();
  return (
    <Row>
      <Menu label={t('watchlist.actions')} text icon={<MoreIcon />}>
        <MenuItem onSelect={() => {}}>
          <EditIcon />
          {t('showcase.dropdown.edit')}
        </MenuItem>
        <MenuItem isDisabled onSelect={() => {}}>
          <LockIcon />
          {t('showcase.dropdown.lockedItem')}
        </MenuItem>
      </Menu>
      <Button disabled icon={<MoreIcon />} text={t('showcase.dropdown.lockedMenu')} />
    </Row>
  );
}
