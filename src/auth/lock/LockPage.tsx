import { useEffect } from 'react';
import { Link } from 'wouter';
import { isLocked } from '../../../machines/session.machine';
import { useAvatar } from '../../app/actors/profile-images';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { fullName } from '../../lib/full-name';
import { Avatar } from '../../ui/Avatar';
import { BrandMark } from '../../ui/Brand';
import { LockClock } from './LockClock';
import { UnlockForm } from './UnlockForm';
import './LockPage.css';

/** /auth/lock: clock, person and password; opening it as a member locks the session. */
export default function LockPage() {
  const t = useT();
  const { session } = useAppActors();
  const user = useSession((snapshot) => (isLocked(snapshot) ? snapshot.context.session?.user : undefined));
  const avatar = useAvatar(user);

  useEffect(() => session.send({ type: 'lock', path: '/' }), [session]);

  return (
    <main className="lock" id="content" tabIndex={-1}>
      <div className="lock-card">
        <LockClock />
        {user && (
          <>
            <div className="lock-who">
              <Avatar {...user} imgUrl={avatar} className="avatar-large" />
              <h1>{fullName(user) || t('page.lock')}</h1>
            </div>
            <UnlockForm />
            <Link className="lock-out" href="/logout">
              {t('lock.logout')}
            </Link>
          </>
        )}
      </div>
      <p className="lock-brand faint">
        <BrandMark size={20} />
        {t('app.name')}
      </p>
    </main>
  );
}
