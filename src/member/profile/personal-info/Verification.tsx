import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useField } from 'formik';
import { useT } from '../../../i18n/useT';
import { configuredPartner } from '../../../lib/partner';
import styles from './ProfileForm.module.css';

type Props = {
  name: 'email' | 'phone';
  /** The saved e-mail address or phone number. */
  saved: string;
  isVerified: boolean;
};

/** What to do about a contact that is not verified; null for a verified, an empty or an edited one. */
export function useVerificationHint({ name, saved, isVerified }: Props): string | null {
  const t = useT();
  const [{ value }] = useField<string>(name);
  if (isVerified || saved === '' || value.trim() !== saved) return null;
  const { contactEmail } = configuredPartner();
  return t(name === 'email' ? 'personal.verifyEmail' : 'personal.verifyPhone', { contact: contactEmail });
}

/** The verification tag of a contact; absent for an empty or edited one. */
export function Verification({ name, saved, isVerified }: Props) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  if (saved === '' || value.trim() !== saved) return null;
  const Icon = isVerified ? TickCircleIcon : WarningSignIcon;
  return (
    <span className={`${styles.verification} ${isVerified ? styles.verified : ''}`}>
      <Icon size={12} />
      {t(isVerified ? 'personal.verified' : 'personal.notVerified')}
    </span>
  );
}
