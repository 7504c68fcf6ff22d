import { object, string } from 'yup';
import { useNotify } from '../../app/actors/useNotify';
import { useSession } from '../../app/actors/AppActors';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { changePassword } from '../../rest/auth';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { Panel } from '../../ui/Panel';
import { SubmitButton } from '../../ui/SubmitButton';
import { NewPasswordField } from '../recovery/NewPasswordField';
import { newPassword, repeated } from '../password';
import { Username } from '../Username';
import { useSubmission } from '../useSubmission';
import styles from './PasswordChange.module.css';

const required: MessageKey = 'password.required';
const same: MessageKey = 'password.same';

type Passwords = { currentPassword: string; newPassword: string; confirmPassword: string };

const passwordChange = object({
  currentPassword: string().required(required),
  newPassword: newPassword.test(
    'differs',
    same,
    (value, { parent }) => value !== (parent as Passwords).currentPassword,
  ),
  confirmPassword: repeated('newPassword'),
});

/** The password change form; the session stays signed in. */
export function PasswordChange() {
  const t = useT();
  const notify = useNotify('password');
  const { send, wait } = useSubmission('password');
  const email = useSession(({ context }) => context.session?.user.email ?? '');

  return (
    <Panel title={t('security.password')} className={styles.panel}>
      <Form<Passwords>
        name="password-change"
        className={styles.form}
        label={t('security.password')}
        initialValues={{ currentPassword: '', newPassword: '', confirmPassword: '' }}
        schema={passwordChange}
        wait={wait}
        onSubmit={async (passwords, { reset, refuse }) => {
          if (!(await send((rest) => changePassword(rest, passwords), refuse))) return;
          reset();
          notify({ kind: 'success', title: t('security.changed'), description: t('security.changedHint') });
        }}
      >
        <Username email={email} />
        <Field
          name="currentPassword"
          type="password"
          label={t('security.currentPassword')}
          autoComplete="current-password"
        />
        <NewPasswordField name="newPassword" label={t('security.newPassword')} />
        <Field
          name="confirmPassword"
          type="password"
          label={t('security.confirmPassword')}
          autoComplete="new-password"
        />
        <SubmitButton text={t('security.save')} className={styles.save} />
      </Form>
    </Panel>
  );
}
