import { useSelector } from '@xstate/react';
import { Link } from 'wouter';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';

/** /auth/set-password-link-sent: confirms the address the link went to and offers the code instead. */
export default function LinkSentPage() {
  const t = useT();
  const email = useSelector(useAppActors().recovery, ({ context }) => context.email);

  return (
    <AuthLayout promiseIs="p">
      <h1 className="auth-door-title">{t('page.linkSent')}</h1>
      <div className="auth-text muted">
        <p>{email === null ? t('linkSent.unknown') : t('linkSent.to', { email })}</p>
        <p>{t('linkSent.hint')}</p>
      </div>
      <Link className="bp6-button bp6-intent-primary" href="/auth/security-code">
        {t('linkSent.haveCode')}
      </Link>
      <Link className="auth-link" href="/auth/login">
        {t('forgot.backToLogin')}
      </Link>
    </AuthLayout>
  );
}
