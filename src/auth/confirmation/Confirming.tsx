import { Spinner } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { Redirect } from '../../app/router/Link';
import { useNavigate } from '../../app/router/navigation';
import type { Href } from '../../app/router/paths';
import type { Confirmation } from '../../../machines/confirmation.machine';
import { useAppActors } from '../../app/actors/AppActors';
import { AuthLayout } from '../AuthLayout';
import styles from '../AuthForm.module.css';

type Props = {
  text: string;
  /** The confirmation that the address names; null without a token. */
  confirmation: Confirmation | null;
  /** The path without the token. */
  at: Href;
  /** The redirect once the server has responded. */
  next: Href;
};

/** Posts the token of the address, removes it from the address bar and waits for the outcome. */
export function Confirming({ text, confirmation, at, next }: Props) {
  const { confirmation: actor } = useAppActors();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const navigate = useNavigate();

  const post = useEffectEvent(() => {
    if (confirmation === null) return;
    actor.send({ type: 'confirm', confirmation });
    navigate(at, { replace: true });
  });
  useLayoutEffect(() => post(), [confirmation?.token]);

  if (confirmation === null && !isBusy) return <Redirect to={next} replace />;
  return (
    <AuthLayout promiseIs="p">
      <div className={styles.waiting} role="status">
        <Spinner size={32} aria-hidden="true" />
        <h1 className={styles.title}>{text}</h1>
      </div>
    </AuthLayout>
  );
}
