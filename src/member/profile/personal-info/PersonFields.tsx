import { languageNames, languages } from '../../../i18n/languages';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { DateField } from '../../../ui/DateField';
import { Field } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import type { Profile } from '../profile';
import { RefCode } from './RefCode';
import { FIRST_DAY } from './schema';

type Option = { value: string; label: string };

type Props = { saved: Profile; refCode: string; today: Day };

/** Names, referral code, birthday, sex and language. */
export function PersonFields({ saved, refCode, today }: Props) {
  const t = useT();
  const none = { value: '', label: t('personal.notChosen') };
  const sexOptions = [
    none,
    { value: 'male', label: t('personal.male') },
    { value: 'female', label: t('personal.female') },
  ];
  const languageOptions = [none, ...languages.map((value) => ({ value, label: languageNames[value] }))];

  return (
    <fieldset>
      <legend>{t('personal.person')}</legend>
      <Field name="lastName" label={t('personal.lastName')} autoComplete="family-name" />
      <Field name="firstName" label={t('personal.firstName')} autoComplete="given-name" />
      <Field name="userName" label={t('personal.userName')} autoComplete="nickname" />
      <RefCode code={refCode} />
      <DateField
        name="birthday"
        label={t('personal.birthday')}
        from={FIRST_DAY}
        to={today}
        autoComplete="bday"
      />
      <SelectField
        name="sex"
        label={t('personal.sex')}
        autoComplete="sex"
        options={withSaved(sexOptions, saved.sex)}
      />
      <SelectField
        name="lang"
        label={t('personal.lang')}
        autoComplete="language"
        options={withSaved(languageOptions, saved.lang)}
      />
    </fieldset>
  );
}

/** The options, and the saved value where it is none of them. */
function withSaved(options: readonly Option[], saved: string): readonly Option[] {
  return options.some(({ value }) => value === saved)
    ? options
    : [...options, { value: saved, label: saved }];
}
