import { useEffect, useRef } from 'react';
import { object, string } from 'yup';
import { useDismissRefusals } from '../../app/actors/useNotify';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useWait } from '../../app/actors/retry';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import { Form, type Refuse } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { Username } from '../Username';
import styles from './LockPage.module.css';

const required: MessageKey = 'common.required';

const unlock = object({ password: string().required(required) });

/** The unlock form; the session machine signs in with the stored e-mail and emits the outcome: a wrong password is marked. */
export function UnlockForm({ email }: { email: string }) {
  const t = useT();
  const settle = useDismissRefusals('access');
  const { session, signInRetry } = useAppActors();
  const wait = useWait(signInRetry);
  const isBusy = useSession((snapshot) => snapshot.hasTag('busy'));
  const refuse = useRef<Refuse>(null);
  useEffect(() => {
    const { unsubscribe } = session.on('notice', ({ code }) => {
      if (code === 'session.wrongPassword') refuse.current?.('password', t('session.wrongPassword'));
    });
    return unsubscribe;
  }, [session, t]);

  return (
    <Form
      name="unlock"
      className={styles.form}
      label={t('lock.unlock')}
      initialValues={{ password: '' }}
      schema={unlock}
      onSubmit={({ password }, form) => {
        settle();
        refuse.current = form.refuse;
        session.send({ type: 'unlock', password });
      }}
      isBusy={isBusy}
      wait={wait}
      isFirst
    >
      <Username email={email} />
      <Field name="password" type="password" label={t('lock.password')} autoComplete="current-password" />
      <SubmitButton fill text={t('lock.unlock')} />
    </Form>
  );
}
