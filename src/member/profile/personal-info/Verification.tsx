import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useField } from 'formik';
import { useT } from '../../../i18n/useT';
import styles from './ProfileForm.module.css';

type Props = {
  name: string;
  /** The saved e-mail address or phone number. */
  saved: string;
  isVerified: boolean;
};

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
