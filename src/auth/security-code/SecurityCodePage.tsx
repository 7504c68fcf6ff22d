import { Button } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { useNavigate } from '../../app/router/navigation';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from '../recovery/recovery-actor';
import { useT } from '../../i18n/useT';
import { focusField } from '../../ui/focus';
import { AuthLayout } from '../AuthLayout';
import { ResendButton } from '../recovery/ResendButton';
import { SecurityCodeBox } from './SecurityCodeBox';
import styles from '../AuthForm.module.css';

/** /auth/security-code: a valid code leads to the new-password page. */
export default function SecurityCodePage() {
  const t = useT();
  const navigate = useNavigate();
  const actors = useAppActors();
  const { demo } = actors;
  const recovery = recoveryOf(actors);
  const email = useSelector(recovery, ({ context }) => context.email);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => focusField(box.current), []);

  return (
    <AuthLayout promiseIs="p">
      <div>
        <h1 className={styles.title}>{t('page.securityCode')}</h1>
        <p className={`${styles.text} text-2`}>
          {email === null ? t('code.sent') : t('code.sentTo', { email })}
        </p>
        {demo && <p className={`${styles.text} text-2`}>{t('code.demo', { code: demo.securityCode })}</p>}
      </div>
      <div className={styles.form}>
        <SecurityCodeBox
          inputRef={box}
          onVerified={(token) =>
            recovery.send(token === null ? { type: 'code accepted' } : { type: 'token received', token })
          }
        />
        <ResendButton question={t('code.noCode')} onSend={() => box.current?.focus()} />
        <Button
          fill
          text={t('code.back')}
          onClick={() => navigate(email === null ? '/auth/forgot-password' : '/auth/set-password-link-sent')}
        />
      </div>
    </AuthLayout>
  );
}
