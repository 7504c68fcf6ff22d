import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { Link } from '../../app/router/Link';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from './recovery-actor';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { CodeAccepted } from './CodeAccepted';
import { NewPasswordForm } from './NewPasswordForm';
import { tokenIn } from '../email';
import styles from '../AuthForm.module.css';

/**
 * /auth/new-password: sets a password with a link's or a code's token; without one it refers to the link of the message
 * when a code was accepted, else to the e-mail form.
 */
export default function NewPasswordPage({ params }: { params: Record<string, string> }) {
  const t = useT();
  const recovery = recoveryOf(useAppActors());
  const token = useSelector(recovery, ({ context }) => context.token);
  const hasCode = useSelector(recovery, (snapshot) => snapshot.matches({ proof: 'code' }));
  const linked = tokenIn(params);

  useLayoutEffect(() => {
    if (linked !== null) recovery.send({ type: 'token received', token: linked });
  }, [recovery, linked]);

  return (
    <AuthLayout promiseIs="p">
      <h1 className={styles.title}>{t('page.newPassword')}</h1>
      {token !== null && <NewPasswordForm token={token} />}
      {hasCode && <CodeAccepted />}
      {token === null && !hasCode && (
        <>
          <p className="text-2">{t('newPassword.noToken')}</p>
          <Link className="bp6-button bp6-intent-primary" href="/auth/forgot-password">
            {t('newPassword.askAgain')}
          </Link>
        </>
      )}
    </AuthLayout>
  );
}
