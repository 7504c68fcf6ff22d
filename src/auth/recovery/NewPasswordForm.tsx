import { useSelector } from '@xstate/react';
import { useNavigate } from '../../app/router/navigation';
import { object } from 'yup';
import { useNotify } from '../../app/actors/useNotify';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from './recovery-actor';
import { useT } from '../../i18n/useT';
import { setNewPassword } from '../../rest/auth';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SubmitButton } from '../../ui/SubmitButton';
import { NewPasswordField } from './NewPasswordField';
import { newPassword, repeated } from '../password';
import { Username } from '../Username';
import { useSubmission } from '../useSubmission';
import styles from '../AuthForm.module.css';

const chosen = object({
  newPassword,
  confirmPassword: repeated('newPassword'),
});

/** The new-password form; its token is posted once. */
export function NewPasswordForm({ token }: { token: string }) {
  const t = useT();
  const notify = useNotify('access');
  const recovery = recoveryOf(useAppActors());
  const email = useSelector(recovery, ({ context }) => context.email);
  const { send, wait } = useSubmission();
  const navigate = useNavigate();

  return (
    <Form
      name="new-password"
      className={styles.form}
      initialValues={{ newPassword: '', confirmPassword: '' }}
      schema={chosen}
      wait={wait}
      onSubmit={async ({ newPassword }, { refuse }) => {
        if (!(await send((rest) => setNewPassword(rest, { newPassword, token }), refuse))) return;
        notify({
          kind: 'success',
          title: t('newPassword.successMessage'),
          description: t('newPassword.successDescription'),
        });
        navigate('/auth/login', { replace: true });
        recovery.send({ type: 'reset' });
      }}
    >
      {email !== null && <Username email={email} />}
      <NewPasswordField name="newPassword" label={t('newPassword.password')} />
      <Field
        name="confirmPassword"
        type="password"
        label={t('newPassword.confirm')}
        autoComplete="new-password"
      />
      <SubmitButton fill text={t('newPassword.submit')} />
    </Form>
  );
}
