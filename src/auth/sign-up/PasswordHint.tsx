import { useField } from 'formik';
import { useT } from '../../i18n/useT';
import { isWeakPassword } from '../password';

/** A hint while the password of a field is weak; it never keeps the form from being sent. */
export function PasswordHint({ name }: { name: string }) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  return value !== '' && isWeakPassword(value) ? t('signUp.weakPassword') : null;
}
