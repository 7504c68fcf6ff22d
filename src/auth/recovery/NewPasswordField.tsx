import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import styles from './NewPasswordField.module.css';

type Props = { name: string; label: string };

/** A new-password field; the rule is shown beneath it until an error takes its place. */
export function NewPasswordField({ name, label }: Props) {
  const t = useT();
  return (
    <div className={styles.field}>
      <Field name={name} type="password" label={label} autoComplete="new-password" />
      <p className={`${styles.rule} text-2`}>{t('password.rule')}</p>
    </div>
  );
}
