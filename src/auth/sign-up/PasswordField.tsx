import { useField } from 'formik';
import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import { isWeakPassword } from '../password';

/** The password of a new account, with a hint while it is weak, which never keeps the form from being sent. */
export function PasswordField({ name }: { name: string }) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  return (
    <Field
      name={name}
      type="password"
      label={t('login.password')}
      autoComplete="new-password"
      hint={value !== '' && isWeakPassword(value) ? t('signUp.weakPassword') : null}
    />
  );
}
