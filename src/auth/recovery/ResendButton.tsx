import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { secondsLeft } from '../../../machines/recovery.machine';
import { useWait } from '../../app/actors/retry';
import { Link } from '../../app/router/Link';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from './recovery-actor';
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
  const actors = useAppActors();
  const { linkRetry } = actors;
  const recovery = recoveryOf(actors);
  const email = useSelector(recovery, ({ context }) => context.email);
  const coolDown = useSelector(recovery, ({ context }) => secondsLeft(context));
  // A server that refused the last request may want a longer pause.
  const seconds = Math.max(coolDown, useWait(linkRetry).secondsLeft);
  const isBusy = useSelector(recovery, (snapshot) => snapshot.hasTag('busy'));

  if (email === null) {
    return (
      <Link className="bp6-button bp6-minimal bp6-fill" href="/auth/forgot-password">
        {question}
      </Link>
    );
  }
  const again = seconds > 0 ? t('resend.inSeconds', { seconds }) : t('resend.now');
  return (
    <Button
      variant="minimal"
      fill
      disabled={isBusy || seconds > 0}
      text={`${question} ${again}`}
      onClick={() => {
        onSend();
        recovery.send({ type: 'resend link' });
      }}
    />
  );
}
