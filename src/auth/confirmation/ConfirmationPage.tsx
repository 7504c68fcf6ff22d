import { Spinner } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { Redirect } from '../../app/router/Link';
import { useMatchedRoute } from '../../app/router/match';
import { useNavigate } from '../../app/router/navigation';
import type { Confirmation } from '../../../machines/confirmation.machine';
import { useAppActors } from '../../app/actors/AppActors';
import { confirmationOf } from './confirmation-actor';
import { useT } from '../../i18n/useT';
import { AuthLayout } from '../AuthLayout';
import { tokenIn } from '../email';
import styles from '../AuthForm.module.css';

const EMAIL = '/auth/confirm';
const SUBSCRIPTION = '/signal/subscribe-confirm';

/**
 * /auth/confirm/:token confirms an e-mail address, then redirects to the login; /signal/subscribe-confirm/:bot/:token
 * confirms a bot subscription, then redirects home. The token is posted and removed from the address bar.
 */
export default function ConfirmationPage({ params }: { params: Record<string, string> }) {
  const t = useT();
  const isEmail = useMatchedRoute().route.path === '/auth/confirm/:token?';
  const confirmation = confirmationIn(params, isEmail);
  const actor = confirmationOf(useAppActors());
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const navigate = useNavigate();

  const post = useEffectEvent(() => {
    if (confirmation === null) return;
    actor.send({ type: 'confirm', confirmation });
    navigate(isEmail ? EMAIL : SUBSCRIPTION, { replace: true });
  });
  useLayoutEffect(() => post(), [confirmation?.token]);

  if (confirmation === null && !isBusy) return <Redirect to={isEmail ? '/auth/login' : '/'} replace />;
  return (
    <AuthLayout promiseIs="p">
      <div className={styles.waiting} role="status">
        <Spinner size={32} aria-hidden="true" />
        <h1 className={styles.title}>{t(isEmail ? 'confirm.waiting' : 'subscribe.waiting')}</h1>
      </div>
    </AuthLayout>
  );
}

/** The confirmation that an address names; null without a token. */
function confirmationIn(params: Record<string, string>, isEmail: boolean): Confirmation | null {
  const token = tokenIn(params);
  if (token === null) return null;
  if (isEmail) return { kind: 'email', token };
  return params['bot'] ? { kind: 'subscription', bot: params['bot'], token } : null;
}
