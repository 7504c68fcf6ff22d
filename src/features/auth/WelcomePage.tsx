import { Link } from 'wouter';
import { isSignedIn } from '../../../machines/session.machine';
import { useSession } from '../../actors/Running';
import { useT } from '../../i18n/useT';
import { AuthLayout } from './AuthLayout';
import { LoginForm } from './LoginForm';

/** /about: what Nhịp is, and the form ready to type; a member finds the way in instead. */
export default function WelcomePage() {
  const t = useT();
  const isMember = useSession(isSignedIn);
  const email = useSession(({ context }) => context.session?.user.email ?? '');

  return (
    <AuthLayout promiseIs="h1">
      {isMember ? (
        <>
          {email && <p className="muted">{t('about.signedInAs', { email })}</p>}
          <Link className="bp6-button bp6-intent-primary" href="/">
            {t('about.continue')}
          </Link>
        </>
      ) : (
        <>
          <h2 className="auth-door-title">{t('login.title')}</h2>
          <LoginForm />
        </>
      )}
    </AuthLayout>
  );
}
