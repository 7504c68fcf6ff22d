import { LogOutIcon } from '@blueprintjs/icons';
import { Link } from 'wouter';
import { useSession } from '../actors/Running';
import { useT } from '../i18n/useT';
import { Popover } from '../ui/Popover';
import './UserMenu.css';

/** Who is signed in, and the way out. */
export function UserMenu() {
  const t = useT();
  const user = useSession(({ context }) => context.session?.user);
  if (!user) return null;

  const { firstName, lastName, email } = user;
  const avatar = (
    <span className="avatar" aria-hidden="true">
      {initialOf(lastName) + initialOf(firstName)}
    </span>
  );
  return (
    <Popover label={t('menu.user')} icon={avatar}>
      {(close) => (
        <div className="user-menu">
          <div className="user-card">
            <p className="strong cut">{`${lastName} ${firstName}`.trim()}</p>
            <p className="faint cut">{email}</p>
          </div>
          <ul>
            <li>
              <Link href="/logout" onClick={close}>
                <LogOutIcon />
                {t('menu.logout')}
              </Link>
            </li>
          </ul>
        </div>
      )}
    </Popover>
  );
}

function initialOf(name: string) {
  return name.trim().charAt(0).toLocaleUpperCase('vi');
}
