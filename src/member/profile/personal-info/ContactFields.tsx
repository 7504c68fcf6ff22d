import { useT } from '../../../i18n/useT';
import { Field } from '../../../ui/Field';
import type { Profile, Standing } from '../profile';
import { useVerificationHint, Verification } from './Verification';

/** E-mail and phone with their verification and what it takes, and the postal address. */
export function ContactFields({ current }: { current: Profile & Standing }) {
  const t = useT();
  const email = { name: 'email', saved: current.email, isVerified: current.isEmailVerified } as const;
  const phone = { name: 'phone', saved: current.phone, isVerified: current.isPhoneVerified } as const;
  const [emailHint, phoneHint] = [useVerificationHint(email), useVerificationHint(phone)];

  return (
    <fieldset>
      <legend>{t('personal.contact')}</legend>
      <Field
        name="email"
        type="email"
        label={t('personal.email')}
        autoComplete="email"
        note={<Verification {...email} />}
        hint={emailHint}
      />
      <Field
        name="phone"
        type="tel"
        label={t('personal.phone')}
        autoComplete="tel"
        note={<Verification {...phone} />}
        hint={phoneHint}
      />
      <Field name="address1" label={t('personal.address1')} autoComplete="address-line1" />
      <Field name="city" label={t('personal.city')} autoComplete="address-level2" />
      <Field name="country" label={t('personal.country')} autoComplete="country" />
      <Field name="zipcode" label={t('personal.zipcode')} autoComplete="postal-code" />
    </fieldset>
  );
}
