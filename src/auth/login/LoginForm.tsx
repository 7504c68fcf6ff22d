import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { Link } from 'wouter';
import { object, string } from 'yup';
import type { Credentials } from '../../../machines/user';
import type { Demo } from '../../app/actors/demo';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useNotify, useSettle } from '../../app/actors/notify';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';

const required: MessageKey = 'common.required';
const email: MessageKey = 'common.emailError';

const login = object({
  email: string().trim().required(required).email(email),
  password: string().required(required),
});

/** The login form; the session machine signs in and emits the outcome. */
export function LoginForm() {
  const t = useT();
  const notify = useNotify('access');
  const settle = useSettle('access');
  const { session, demo } = useAppActors();
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));

  return (
    <Form<Credentials>
      className="login-form"
      label={t('login.title')}
      initialValues={{ email: '', password: '' }}
      schema={login}
      onSubmit={(credentials) => {
        settle();
        session.send({ type: 'sign in', credentials });
      }}
      isBusy={isBusy}
      onInvalid={(description) => notify({ kind: 'error', title: t('notice.error'), description })}
    >
      <Field name="email" type="email" label={t('login.email')} autoComplete="username" />
      <Field name="password" type="password" label={t('login.password')} autoComplete="current-password" />
      <p className="login-forgot">
        <Link className="auth-link" href="/auth/forgot-password">
          {t('login.forgotPassword')}
        </Link>
      </p>
      <SubmitButton fill text={t('login.submit')} />
      <p className="login-sign-up muted">
        {t('login.noAccount')}{' '}
        <Link className="auth-link" href="/auth/sign-up">
          {t('login.signUp')}
        </Link>
      </p>
      {demo && <DemoAccounts {...demo} />}
    </Form>
  );
}

function DemoAccounts({ password, accounts }: Pick<Demo, 'password' | 'accounts'>) {
  const t = useT();
  const { setValues } = useFormikContext<Credentials>();
  const names = { member: t('login.demoMember'), admin: t('login.demoAdmin') };

  return (
    <div className="login-demo">
      <p>{t('login.demo', { password })}</p>
      <p>{t('login.demoHint')}</p>
      <ul>
        {accounts.map(({ role, email }) => (
          <li key={email}>
            <span>{names[role]}</span>
            <span className="cut" title={email}>
              {email}
            </span>
            <Button
              variant="minimal"
              text={t('login.fill')}
              aria-label={`${t('login.fill')}: ${names[role]}`}
              onClick={() => void setValues({ email, password })}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
