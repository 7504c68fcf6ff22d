import { useState } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { useUserRecord } from '../../../app/actors/user-record';
import { useT } from '../../../i18n/useT';
import { marketTime } from '../../../market/clock';
import { Form } from '../../../ui/Form';
import { SubmitButton } from '../../../ui/SubmitButton';
import { readProfile, type Profile } from '../profile';
import { ContactFields } from './ContactFields';
import { InvestingFields, PersonFields, WebFields } from './PersonFields';
import { profileSchema, valuesOf } from './schema';
import { UnsavedProfile } from './UnsavedProfile';
import { useSaveProfile } from './useSaveProfile';
import styles from './ProfileForm.module.css';

/** The profile form; only changed fields are validated and sent. */
export function ProfileForm() {
  const t = useT();
  const today = marketTime(useAppActors().clock.now()).day;
  const record = useUserRecord();
  const { save, wait } = useSaveProfile();
  const current = readProfile(record);
  const [saved, setSaved] = useState(current);
  const schema = profileSchema(today, saved);

  return (
    <Form<Profile>
      name="profile"
      className={styles.form}
      label={t('page.personalInfo')}
      initialValues={valuesOf(saved)}
      schema={schema}
      wait={wait}
      onSubmit={async (values, { refuse, reset }) => {
        if (!(await save(saved, values, refuse))) return;
        const next = { ...saved, ...values };
        setSaved(next);
        reset(valuesOf(next));
      }}
    >
      <UnsavedProfile saved={saved} schema={schema} />
      <PersonFields saved={saved} refCode={current.refCode} today={today} />
      <ContactFields current={current} />
      <WebFields />
      <InvestingFields />
      <div className={styles.actions}>
        <SubmitButton text={t('personal.save')} />
      </div>
    </Form>
  );
}
