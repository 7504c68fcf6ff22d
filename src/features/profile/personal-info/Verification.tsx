import { TickCircleIcon, WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';

/** Whether the server knows a contact to be the person's; nothing where there is no contact. */
export function Verification({ of, isVerified }: { of: string; isVerified: boolean }) {
  const t = useT();
  if (of === '') return null;
  const Icon = isVerified ? TickCircleIcon : WarningSignIcon;
  return (
    <span className={`verification ${isVerified ? 'verification-done' : ''}`}>
      <Icon size={12} />
      {t(isVerified ? 'personal.verified' : 'personal.notVerified')}
    </span>
  );
}
