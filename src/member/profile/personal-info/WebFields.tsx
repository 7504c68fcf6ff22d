import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';

/** The person's website and accounts of social networks. */
export function WebFields() {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('personal.elsewhere')}</legend>
      <Field name="website" type="url" label={t('personal.website')} autoComplete="url" />
      <Field name="twitter" label="Twitter" autoComplete="off" />
      <Field name="facebook" label="Facebook" autoComplete="off" />
      <Field name="linkedin" label="LinkedIn" autoComplete="off" />
    </fieldset>
  );
}
