import { FormGroup, InputGroup } from '@blueprintjs/core';
import { useId } from 'react';
import { languageNames, languages } from '../../../i18n/languages';
import { useT } from '../../../i18n/useT';
import type { Day } from '../../../market/day';
import { DateField } from '../../../ui/DateField';
import { Field } from '../../../ui/Field';
import { SelectField } from '../../../ui/SelectField';
import type { Profile } from '../profile';
import { FIRST_BIRTHDAY } from './schema';

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
        from={FIRST_BIRTHDAY}
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

/** The referral code, which nobody can change. */
function RefCode({ code }: { code: string }) {
  const t = useT();
  const id = useId();
  return (
    <FormGroup label={t('personal.refCode')} labelFor={id}>
      <InputGroup id={id} value={code} readOnly fill autoComplete="off" />
    </FormGroup>
  );
}

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

/** The person's broker, and the tickers for their consultation. */
export function InvestingFields() {
  const t = useT();
  return (
    <fieldset>
      <legend>{t('personal.investing')}</legend>
      <Field name="brokerInfo" label={t('personal.brokerInfo')} autoComplete="off" />
      <Field
        name="consultSymbols"
        label={t('personal.consultSymbols')}
        placeholder={t('personal.consultSymbolsHint')}
        autoComplete="off"
      />
    </fieldset>
  );
}
