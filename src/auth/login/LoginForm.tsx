import { Button } from '@blueprintjs/core';
import { useFormikContext } from 'formik';
import { Link } from '../../app/router/Link';
import { object, string } from 'yup';
import type { Credentials } from '../../../machines/user';
import type { Demo } from '../../app/actors/demo';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useDismissRefusals } from '../../app/actors/useNotify';
import { useWait } from '../../app/actors/retry';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { VISITOR_DRAFT } from '../../lib/drafts';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { emailAddress } from '../email';
import authFormStyles from '../AuthForm.module.css';
import styles from './LoginForm.module.css';

const required: MessageKey = 'common.required';

const login = object({
  email: emailAddress(required),
  password: string().required(required),
});

/** The login form; the session machine signs in and emits the outcome. */
export function LoginForm({ isFirst = false }: { isFirst?: boolean }) {
  const t = useT();
  const settle = useDismissRefusals('access');
  const { session, signInRetry, demo } = useAppActors();
  const wait = useWait(signInRetry);
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));

  return (
    <Form<Credentials>
      name="login"
      draft={VISITOR_DRAFT}
      className={authFormStyles.form}
      label={t('login.title')}
      initialValues={{ email: '', password: '' }}
      schema={login}
      onSubmit={(credentials) => {
        settle();
        session.send({ type: 'sign in', credentials });
      }}
      isBusy={isBusy}
      wait={wait}
      isFirst={isFirst}
    >
      <Field name="email" type="email" label={t('login.email')} autoComplete="username" />
      <Field name="password" type="password" label={t('login.password')} autoComplete="current-password" />
      <p className={styles.forgot}>
        <Link className={authFormStyles.link} href="/auth/forgot-password">
          {t('login.forgotPassword')}
        </Link>
      </p>
      <SubmitButton fill text={t('login.submit')} />
      <p className={`${styles.signUp} text-2`}>
        {t('login.noAccount')}{' '}
        <Link className={authFormStyles.link} href="/auth/sign-up">
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
  const open = accounts();
  const names = { member: t('login.demoMember'), admin: t('login.demoAdmin') };

  return (
    <div className={styles.demo}>
      {open.length > 0 && <p>{t('login.demo', { password })}</p>}
      <p>{t('login.demoHint')}</p>
      <ul>
        {open.map(({ role, email }) => (
          <li key={email}>
            <span>{names[role]}</span>
            <span className="truncate" title={email}>
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
