import { useT } from '../../i18n/useT';
import { Field } from '../../ui/Field';
import './NewPasswordField.css';

type Props = { name: string; label: string };

/** A new-password field; the rule is shown beneath it until an error takes its place. */
export function NewPasswordField({ name, label }: Props) {
  const t = useT();
  return (
    <div className="new-password">
      <Field name={name} type="password" label={label} autoComplete="new-password" />
      <p className="new-password-rule muted">{t('password.rule')}</p>
    </div>
  );
}
