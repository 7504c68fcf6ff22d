import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { SignUpForm } from './SignUpForm';
import styles from '../AuthForm.module.css';

/** /auth/sign-up: the registration form; `?ref=` prefills the referral code. */
export default function SignUpPage() {
  const t = useT();
  return (
    <AuthLayout promiseIs="p">
      <div>
        <h1 className={styles.title}>{t('page.signUp')}</h1>
        <p className="text-2">
          {t('signUp.hasAccount')}{' '}
          <Link className={styles.link} href="/auth/login">
            {t('login.submit')}
          </Link>
        </p>
      </div>
      <SignUpForm />
    </AuthLayout>
  );
}
