import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { LoginForm } from './LoginForm';

/** /auth/login: the login form beside the product's promise. */
export default function LoginPage() {
  const t = useT();
  return (
    <AuthLayout promiseIs="p">
      <h1 className="auth-door-title">{t('login.title')}</h1>
      <LoginForm />
    </AuthLayout>
  );
}
