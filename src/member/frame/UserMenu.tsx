import { HelpIcon, LockIcon, LogOutIcon, PersonIcon } from '@blueprintjs/icons';
import type { MouseEvent } from 'react';
import { Link } from '../../app/router/Link';
import { useAvatar } from '../../app/actors/useProfileImage';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { langOf } from '../../lib/text';
import { fullName } from '../../lib/user-fields';
import { Avatar } from '../../ui/Avatar';
import { Popover } from '../../ui/Popover';
import styles from './UserMenu.module.css';

/** The signed-in person, and the links to profile, shortcuts, lock and logout. */
export function UserMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const t = useT();
  const { session } = useAppActors();
  const user = useSession(({ context }) => context.session?.user);
  const avatar = useAvatar(user);
  if (!user) return null;

  const lock = (event: MouseEvent) => {
    event.preventDefault();
    session.send({ type: 'lock' });
  };
  return (
    <Popover label={t('menu.user')} icon={<Avatar {...user} imgUrl={avatar} />}>
      {(close) => (
        <div className={styles.menu}>
          <div className={styles.user}>
            <p className="semibold truncate" lang={langOf(fullName(user))}>
              {fullName(user) || t('profile.you')}
            </p>
            <p className="text-3 truncate">{user.email}</p>
          </div>
          <ul>
            <li>
              <Link href="/profile" onClick={close}>
                <PersonIcon />
                {t('menu.profile')}
              </Link>
            </li>
            <li className={styles.keyboardOnly}>
              <button
                type="button"
                onClick={() => {
                  close();
                  onShortcuts();
                }}
              >
                <HelpIcon />
                {t('shortcuts.title')}
              </button>
            </li>
            <li>
              <Link href="/auth/lock" onClick={lock}>
                <LockIcon />
                {t('menu.lock')}
              </Link>
            </li>
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
