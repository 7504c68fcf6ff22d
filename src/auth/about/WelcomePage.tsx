import { Link } from 'wouter';
import { useSession } from '../../app/actors/AppActors';
import { useVisitor } from '../../app/actors/visitor';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { LoginForm } from '../login/LoginForm';

/** /about: the welcome page with the login form; a member gets a link to the app, or to the lock. */
export default function WelcomePage() {
  const t = useT();
  const visitor = useVisitor();
  const email = useSession(({ context }) => context.session?.user.email ?? '');

  return (
    <AuthLayout promiseIs="h1">
      {visitor === 'visitor' && (
        <>
          <h2 className="auth-door-title">{t('login.title')}</h2>
          <LoginForm />
        </>
      )}
      {visitor === 'locked' && (
        <>
          <p className="muted">{t('lock.isLocked')}</p>
          <Link className="bp6-button bp6-intent-primary" href="/auth/lock">
            {t('lock.unlock')}
          </Link>
        </>
      )}
      {(visitor === 'member' || visitor === 'admin') && (
        <>
          {email && <p className="muted">{t('about.signedInAs', { email })}</p>}
          <Link className="bp6-button bp6-intent-primary" href="/">
            {t('about.continue')}
          </Link>
        </>
      )}
    </AuthLayout>
  );
}
