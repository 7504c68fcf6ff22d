import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';

/** Requests another code after the cool-down, or links to the e-mail form when no address is known. */
export function NoCode({ onSend }: { onSend: () => void }) {
  const t = useT();
  const { recovery } = useAppActors();
  const { email, secondsLeft } = useSelector(recovery, ({ context }) => context);
  const isBusy = useSelector(recovery, (snapshot) => snapshot.hasTag('busy'));

  if (email === null) {
    return (
      <Link className="bp6-button bp6-minimal bp6-fill" href="/auth/forgot-password">
        {t('code.noCode')}
      </Link>
    );
  }
  const again = secondsLeft > 0 ? t('code.resendIn', { seconds: secondsLeft }) : t('code.resend');
  return (
    <Button
      variant="minimal"
      fill
      disabled={isBusy || secondsLeft > 0}
      text={`${t('code.noCode')} ${again}`}
      onClick={() => {
        // The button is about to be disabled and would lose the focus to nobody.
        onSend();
        recovery.send({ type: 'resend link' });
      }}
    />
  );
}
