import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { LoginForm } from './LoginForm';
import styles from '../AuthForm.module.css';

/** /auth/login: the login form beside the product's promise. */
export default function LoginPage() {
  const t = useT();
  return (
    <AuthLayout promiseIs="p">
      <h1 className={styles.title}>{t('login.title')}</h1>
      <LoginForm isFirst />
    </AuthLayout>
  );
}
