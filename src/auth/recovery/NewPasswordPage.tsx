import { useSelector } from '@xstate/react';
import { useLayoutEffect } from 'react';
import { Link } from 'wouter';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { NewPasswordForm } from './NewPasswordForm';
import { tokenIn } from '../token-in';

/** /auth/new-password: sets a password with a link's or a code's token; without one it links to the e-mail form. */
export default function NewPasswordPage({ params }: { params: Record<string, string> }) {
  const t = useT();
  const { recovery } = useAppActors();
  const token = useSelector(recovery, ({ context }) => context.token);
  const linked = tokenIn(params);

  useLayoutEffect(() => {
    if (linked !== null) recovery.send({ type: 'token received', token: linked });
  }, [recovery, linked]);

  return (
    <AuthLayout promiseIs="p">
      <h1 className="auth-door-title">{t('page.newPassword')}</h1>
      {token === null ? (
        <>
          <p className="muted">{t('newPassword.noToken')}</p>
          <Link className="bp6-button bp6-intent-primary" href="/auth/forgot-password">
            {t('newPassword.askAgain')}
          </Link>
        </>
      ) : (
        <NewPasswordForm token={token} />
      )}
    </AuthLayout>
  );
}
