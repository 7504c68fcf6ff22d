import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useField } from 'formik';
import { useT } from '../../../i18n/useT';

type Props = { name: string; of: string; isVerified: boolean };

/** The verification tag of a contact; absent for an empty or edited one. */
export function Verification({ name, of, isVerified }: Props) {
  const t = useT();
  const [{ value }] = useField<string>(name);
  if (of === '' || value.trim() !== of) return null;
  const Icon = isVerified ? TickCircleIcon : WarningSignIcon;
  return (
    <span className={`verification ${isVerified ? 'verification-done' : ''}`}>
      <Icon size={12} />
      {t(isVerified ? 'personal.verified' : 'personal.notVerified')}
    </span>
  );
}
