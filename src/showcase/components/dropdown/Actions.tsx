import { DuplicateIcon, EditIcon, MoreIcon, TrashIcon } from '@blueprintjs/icons';
import { Fragment } from 'react';
import { useNotify } from '../../../app/actors/useNotify';
import { useT } from '../../../i18n/useT';
import { Menu, MenuItem } from '../../../ui/Menu';

const actions = [
  { name: 'edit', icon: <EditIcon /> },
  { name: 'duplicate', icon: <DuplicateIcon /> },
  { name: 'remove', icon: <TrashIcon /> },
] as const;

export function Actions() {
  const t = useT();
  const notify = useNotify();
  return (
    <Menu label={t('watchlist.actions')} text icon={<MoreIcon />}>
      {actions.map(({ name, icon }) => (
        <Fragment key={name}>
          {name === 'remove' && <hr />}
          <MenuItem onSelect={() => notify({ kind: 'info', title: t(`showcase.dropdown.${name}`) })}>
            {icon}
            {t(`showcase.dropdown.${name}`)}
          </MenuItem>
        </Fragment>
      ))}
    </Menu>
  );
}
