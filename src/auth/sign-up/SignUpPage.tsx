import { Link } from 'wouter';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { SignUpForm } from './SignUpForm';

/** /auth/sign-up: the registration form; `?ref=` prefills the referral code. */
export default function SignUpPage() {
  const t = useT();
  return (
    <AuthLayout promiseIs="p">
      <div>
        <h1 className="auth-door-title">{t('page.signUp')}</h1>
        <p className="muted">
          {t('signUp.hasAccount')}{' '}
          <Link className="auth-link" href="/auth/login">
            {t('login.submit')}
          </Link>
        </p>
      </div>
      <SignUpForm />
    </AuthLayout>
  );
}
