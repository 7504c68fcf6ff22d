import { Button, Menu, MenuItem, PopoverNext } from '@blueprintjs/core';
import { LogOutIcon } from '@blueprintjs/icons';
import { useRunning, useSession } from '../actors/Running';
import { useT } from '../i18n/useT';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useT();
  const { session } = useRunning();
  const user = useSession(({ context }) => context.session?.user);
  if (!user) return null;

  const fullName = `${user.lastName} ${user.firstName}`.trim();
  return (
    <PopoverNext
      placement="bottom-end"
      content={
        <div>
          <div className="user-card">
            <p className="strong cut">{fullName}</p>
            <p className="faint cut">{user.email}</p>
          </div>
          <Menu>
            <MenuItem
              icon={<LogOutIcon />}
              text={t('menu.logout')}
              onClick={() => session.send({ type: 'sign out' })}
            />
          </Menu>
        </div>
      }
    >
      <Button className="icon-only" variant="minimal" aria-label={t('menu.user')} aria-haspopup="menu">
        <span className="avatar" aria-hidden="true">
          {initialsOf(user.lastName, user.firstName)}
        </span>
      </Button>
    </PopoverNext>
  );
}

function initialsOf(...names: string[]) {
  return names
    .map((name) => name.trim().charAt(0).toLocaleUpperCase('vi'))
    .join('');
}
