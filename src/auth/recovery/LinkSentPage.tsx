import { useSelector } from '@xstate/react';
import { Link } from '../../app/router/Link';
import { useAppActors } from '../../app/actors/AppActors';
import { recoveryOf } from './recovery-actor';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import styles from '../AuthForm.module.css';

/** /auth/set-password-link-sent: confirms the address the link went to and offers the code instead. */
export default function LinkSentPage() {
  const t = useT();
  const email = useSelector(recoveryOf(useAppActors()), ({ context }) => context.email);

  return (
    <AuthLayout promiseIs="p">
      <h1 className={styles.title}>{t('page.linkSent')}</h1>
      <div className={`${styles.text} text-2`}>
        <p>{email === null ? t('linkSent.unknown') : t('linkSent.to', { email })}</p>
        <p>{t('linkSent.hint')}</p>
      </div>
      <Link className="bp6-button bp6-intent-primary" href="/auth/security-code">
        {t('linkSent.haveCode')}
      </Link>
      <Link className={styles.link} href="/auth/login">
        {t('forgot.backToLogin')}
      </Link>
    </AuthLayout>
  );
}
