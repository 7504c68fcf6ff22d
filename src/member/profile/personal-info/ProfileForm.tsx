import { useState } from 'react';
import { marketTime } from '../../../market/clock';
import { useNotify } from '../../../app/actors/notify';
import { useUserRecord } from '../../../app/actors/user-record';
import { readProfile, type Profile, type Standing } from '../profile';
import { useAppActors } from '../../../app/actors/AppActors';
import { languageNames, languages } from '../../../i18n/languages';
import { useT } from '../../../i18n/useT';
import { DateField } from '../../../ui/DateField';
import { Field } from '../../../ui/Field';
import { Form } from '../../../ui/Form';
import { SelectField } from '../../../ui/SelectField';
import { SubmitButton } from '../../../ui/SubmitButton';
import { RefCode } from './RefCode';
import { FIRST_DAY, profileSchema } from './schema';
import { useSaveProfile } from './useSaveProfile';
import { UnsavedProfile } from './UnsavedProfile';
import { Verification } from './Verification';
import styles from './ProfileForm.module.css';

/** The profile form; only changed fields are sent. */
export function ProfileForm() {
  const t = useT();
  const notify = useNotify('profile');
  const today = marketTime(useAppActors().clock.now()).day;
  const record = useUserRecord();
  const save = useSaveProfile();
  const [agreed, setAgreed] = useState(() => readProfile(record));
  const { refCode, ...standing } = readProfile(record);
  const chosen = { value: '', label: t('personal.notChosen') };

  return (
    <Form<Profile>
      className={styles.form}
      label={t('page.personalInfo')}
      initialValues={valuesOf(agreed)}
      schema={profileSchema(today)}
      onSubmit={async (values, { refuse }) => {
        if (await save(agreed, values, refuse)) setAgreed({ ...agreed, ...values });
      }}
      onInvalid={(description) => notify({ kind: 'error', title: t('notice.error'), description })}
    >
      <UnsavedProfile saved={agreed} />
      <fieldset>
        <legend>{t('personal.person')}</legend>
        <Field name="firstName" label={t('personal.firstName')} autoComplete="given-name" />
        <Field name="lastName" label={t('personal.lastName')} autoComplete="family-name" />
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
          options={[
            chosen,
            { value: 'male', label: t('personal.male') },
            { value: 'female', label: t('personal.female') },
          ]}
        />
        <SelectField
          name="lang"
          label={t('personal.lang')}
          autoComplete="language"
          options={[chosen, ...languages.map((value) => ({ value, label: languageNames[value] }))]}
        />
      </fieldset>
      <fieldset>
        <legend>{t('personal.contact')}</legend>
        <Field
          name="email"
          type="email"
          label={t('personal.email')}
          autoComplete="email"
          note={<Verification name="email" of={standing.email} isVerified={standing.isEmailVerified} />}
        />
        <Field
          name="phone"
          type="tel"
          label={t('personal.phone')}
          autoComplete="tel"
          note={<Verification name="phone" of={standing.phone} isVerified={standing.isPhoneVerified} />}
        />
        <Field name="address1" label={t('personal.address1')} autoComplete="address-line1" />
        <Field name="city" label={t('personal.city')} autoComplete="address-level2" />
        <Field name="country" label={t('personal.country')} autoComplete="country" />
        <Field name="zipcode" label={t('personal.zipcode')} autoComplete="postal-code" />
      </fieldset>
      <fieldset>
        <legend>{t('personal.elsewhere')}</legend>
        <Field name="website" type="url" label={t('personal.website')} autoComplete="url" />
        <Field name="twitter" type="url" label="Twitter" autoComplete="off" />
        <Field name="facebook" type="url" label="Facebook" autoComplete="off" />
        <Field name="linkedin" type="url" label="LinkedIn" autoComplete="off" />
      </fieldset>
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
      <div className={styles.actions}>
        <SubmitButton text={t('personal.save')} />
      </div>
    </Form>
  );
}

/** In the order of the fields on screen, so that the first invalid one is the topmost. */
function valuesOf(profile: Profile & Standing): Profile {
  return {
    firstName: profile.firstName,
    lastName: profile.lastName,
    userName: profile.userName,
    birthday: profile.birthday,
    sex: profile.sex,
    lang: profile.lang,
    email: profile.email,
    phone: profile.phone,
    address1: profile.address1,
    city: profile.city,
    country: profile.country,
    zipcode: profile.zipcode,
    website: profile.website,
    twitter: profile.twitter,
    facebook: profile.facebook,
    linkedin: profile.linkedin,
    brokerInfo: profile.brokerInfo,
    consultSymbols: profile.consultSymbols,
  };
}
