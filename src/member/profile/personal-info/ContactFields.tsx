import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import type { Profile, Standing } from '../profile';
import { Verification } from './Verification';

/** E-mail and phone with their verification, and the postal address. */
export function ContactFields({ current }: { current: Profile & Standing }) {
  const t = useT();
  const { email, phone, isEmailVerified, isPhoneVerified } = current;

  return (
    <fieldset>
      <legend>{t('personal.contact')}</legend>
      <Field
        name="email"
        type="email"
        label={t('personal.email')}
        autoComplete="email"
        note={<Verification name="email" saved={email} isVerified={isEmailVerified} />}
      />
      <Field
        name="phone"
        type="tel"
        label={t('personal.phone')}
        autoComplete="tel"
        note={<Verification name="phone" saved={phone} isVerified={isPhoneVerified} />}
      />
      <Field name="address1" label={t('personal.address1')} autoComplete="address-line1" />
      <Field name="city" label={t('personal.city')} autoComplete="address-level2" />
      <Field name="country" label={t('personal.country')} autoComplete="country" />
      <Field name="zipcode" label={t('personal.zipcode')} autoComplete="postal-code" />
    </fieldset>
  );
}
