import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from './recovery-actor';
import { useT } from '../../i18n/useT';
import { ResendButton } from './ResendButton';

/** For a code that the server accepted without a token: the link in the message sets the password. */
export function CodeAccepted() {
  const t = useT();
  const email = useSelector(recoveryOf(useAppActors()), ({ context }) => context.email);
  const text = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <p className="text-2" ref={text} tabIndex={-1}>
        {email === null ? t('newPassword.codeAccepted') : t('newPassword.codeAcceptedFor', { email })}
      </p>
      <ResendButton question={t('resend.noMessage')} onSend={() => text.current?.focus()} />
    </>
  );
}
