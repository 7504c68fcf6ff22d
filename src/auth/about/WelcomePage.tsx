import { Link } from '../../app/router/Link';
import { useSession } from '../../app/actors/AppActors';
import { useRole } from '../../app/actors/role';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { LoginForm } from '../login/LoginForm';
import styles from '../AuthForm.module.css';

/** /about: the welcome page with the login form; a member gets a link to the app, or to the lock. */
export default function WelcomePage() {
  const t = useT();
  const role = useRole();
  const email = useSession(({ context }) => context.session?.user.email ?? '');

  return (
    <AuthLayout promiseIs="h1">
      {role === 'visitor' && (
        <>
          <h2 className={styles.title}>{t('login.title')}</h2>
          <LoginForm />
        </>
      )}
      {role === 'locked' && (
        <>
          <p className="text-2">{t('lock.isLocked')}</p>
          <Link className="bp6-button bp6-intent-primary" href="/auth/lock">
            {t('lock.unlock')}
          </Link>
        </>
      )}
      {(role === 'member' || role === 'admin') && (
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
