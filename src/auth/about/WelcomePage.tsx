import { Link } from 'wouter';
import { useSession } from '../../app/actors/AppActors';
import { useVisitor } from '../../app/actors/visitor';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { LoginForm } from '../login/LoginForm';
import styles from '../AuthForm.module.css';

/** /about: what Nhịp is, and the form ready to type; a member finds the way in instead, or to the lock. */
export default function WelcomePage() {
  const t = useT();
  const visitor = useVisitor();
  const email = useSession(({ context }) => context.session?.user.email ?? '');

  return (
    <AuthLayout promiseIs="h1">
      {visitor === 'visitor' && (
        <>
          <h2 className={styles.title}>{t('login.title')}</h2>
          <LoginForm />
        </>
      )}
      {visitor === 'locked' && (
        <>
          <p className="text-2">{t('lock.isLocked')}</p>
          <Link className="bp6-button bp6-intent-primary" href="/auth/lock">
            {t('lock.unlock')}
          </Link>
        </>
      )}
      {(visitor === 'member' || visitor === 'admin') && (
        <>
          {email && <p className="text-2">{t('about.signedInAs', { email })}</p>}
          <Link className="bp6-button bp6-intent-primary" href="/">
            {t('about.continue')}
          </Link>
        </>
      )}
    </AuthLayout>
  );
}
