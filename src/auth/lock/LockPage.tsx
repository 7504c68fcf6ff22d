import { useEffect } from 'react';
import { Link } from '../../app/router/Link';
import { isLocked } from '../../../machines/session.machine';
import { useAvatar } from '../../app/actors/useProfileImage';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { fullName } from '../../lib/user-fields';
import { Avatar } from '../../ui/Avatar';
import { BrandMark } from '../../ui/Brand';
import { BrandName } from '../../ui/BrandName';
import { LockClock } from './LockClock';
import { UnlockForm } from './UnlockForm';
import styles from './LockPage.module.css';

/** /auth/lock: clock, person and password; opening it as a member locks the browser. */
export default function LockPage() {
  const t = useT();
  const { session } = useAppActors();
  const user = useSession((snapshot) => (isLocked(snapshot) ? snapshot.context.session?.user : undefined));
  const avatar = useAvatar(user);

  useEffect(() => session.send({ type: 'lock' }), [session]);

  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <div className={styles.card}>
        <LockClock />
        {user && (
          <>
            <div className={styles.user}>
              <Avatar {...user} imgUrl={avatar} className="avatar-large" />
              <h1>{fullName(user) || t('page.lock')}</h1>
            </div>
            <UnlockForm email={user.email} />
            <Link className={styles.signOut} href="/logout">
              {t('lock.logout')}
            </Link>
          </>
        )}
      </div>
      <p className={`${styles.brand} text-3`}>
        <BrandMark size={20} />
        <BrandName />
      </p>
    </main>
  );
}
