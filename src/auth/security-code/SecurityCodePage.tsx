import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useLocation } from 'wouter';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { NoCode } from './NoCode';
import { SecurityCodeBox } from './SecurityCodeBox';

/** /auth/security-code: a valid code leads to the new-password page. */
export default function SecurityCodePage() {
  const t = useT();
  const [, navigate] = useLocation();
  const { recovery, demo } = useAppActors();
  const email = useSelector(recovery, ({ context }) => context.email);
  const box = useRef<HTMLInputElement>(null);

  return (
    <AuthLayout promiseIs="p">
      <div>
        <h1 className="auth-door-title">{t('page.securityCode')}</h1>
        <p className="auth-text muted">{email === null ? t('code.sent') : t('code.sentTo', { email })}</p>
        {demo && <p className="auth-text muted">{t('code.demo', { code: demo.securityCode })}</p>}
      </div>
      <div className="auth-form">
        <SecurityCodeBox
          inputRef={box}
          onVerified={(token) => recovery.send({ type: 'token received', token })}
        />
        <NoCode onSend={() => box.current?.focus()} />
        <Button
          fill
          text={t('code.back')}
          onClick={() => navigate(email === null ? '/auth/forgot-password' : '/auth/set-password-link-sent')}
        />
      </div>
    </AuthLayout>
  );
}
