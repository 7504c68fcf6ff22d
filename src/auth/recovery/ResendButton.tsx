import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { Link } from '../../app/router/Link';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';

type Props = {
  /** Why another message may be needed. */
  question: string;
  /** Called before the button is disabled, to move the focus off it. */
  onSend: () => void;
};

/** Requests another message after the cool-down, or links to the e-mail form when no address is known. */
export function ResendButton({ question, onSend }: Props) {
  const t = useT();
  const { recovery } = useAppActors();
  const { email, secondsLeft } = useSelector(recovery, ({ context }) => context);
  const isBusy = useSelector(recovery, (snapshot) => snapshot.hasTag('busy'));

  if (email === null) {
    return (
      <Link className="bp6-button bp6-minimal bp6-fill" href="/auth/forgot-password">
        {question}
      </Link>
    );
  }
  const again = secondsLeft > 0 ? t('resend.inSeconds', { seconds: secondsLeft }) : t('resend.now');
  return (
    <Button
      variant="minimal"
      fill
      disabled={isBusy || secondsLeft > 0}
      text={`${question} ${again}`}
      onClick={() => {
        onSend();
        recovery.send({ type: 'resend link' });
      }}
    />
  );
}
