import { useSelector } from '@xstate/react';
import { Link } from '../../app/router/Link';
import { object } from 'yup';
import { useDismissRefusals } from '../../app/actors/useNotify';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from './recovery-actor';
import { useWait } from '../../app/actors/retry';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { VISITOR_DRAFT } from '../../lib/drafts';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { AuthLayout } from '../AuthLayout';
import { emailAddress } from '../email';
import styles from '../AuthForm.module.css';

const required: MessageKey = 'common.emailError';

const forgot = object({ email: emailAddress(required) });

/** /auth/forgot-password: the e-mail form; the recovery machine sends the link and emits the outcome. */
export default function ForgotPasswordPage() {
  const t = useT();
  const settle = useDismissRefusals('access');
  const actors = useAppActors();
  const { linkRetry } = actors;
  const recovery = recoveryOf(actors);
  const wait = useWait(linkRetry);
  const isBusy = useSelector(recovery, (snapshot) => snapshot.hasTag('busy'));

  return (
    <AuthLayout promiseIs="p">
      <div>
        <h1 className={styles.title}>{t('page.forgotPassword')}</h1>
        <p className="text-2">{t('forgot.lede')}</p>
      </div>
      <Form
        name="forgot-password"
        draft={VISITOR_DRAFT}
        className={styles.form}
        label={t('page.forgotPassword')}
        initialValues={{ email: '' }}
        schema={forgot}
        isBusy={isBusy}
        wait={wait}
        onSubmit={({ email }) => {
          settle();
          recovery.send({ type: 'request link', email });
        }}
      >
        <Field name="email" type="email" label={t('login.email')} autoComplete="username" />
        <SubmitButton fill text={t('forgot.submit')} />
      </Form>
      <Link className={styles.link} href="/auth/login">
        {t('forgot.backToLogin')}
      </Link>
    </AuthLayout>
  );
}
