import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { LoginForm } from './LoginForm';
import styles from '../AuthForm.module.css';

/** /auth/login: the form, with the promise beside it. */
export default function LoginPage() {
  const t = useT();
  return (
    <AuthLayout promiseIs="p">
      <h1 className={styles.title}>{t('login.title')}</h1>
      <LoginForm />
    </AuthLayout>
  );
}
