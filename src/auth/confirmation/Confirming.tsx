import { Spinner } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Confirmation } from '../../../machines/confirmation.machine';
import { useAppActors } from '../../app/actors/AppActors';
import { AuthLayout } from '../AuthLayout';
import styles from '../AuthForm.module.css';

type Props = {
  text: string;
  /** What the address asks to confirm. */
  confirmation: Confirmation | null;
  /** The address without its token. */
  at: string;
  /** Where the page leads once the server has answered. */
  next: string;
};

/** Hands the token of the address on, takes it out of there, and waits for what comes of it. */
export function Confirming({ text, confirmation, at, next }: Props) {
  const { confirmation: actor } = useAppActors();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [, navigate] = useLocation();

  const handOn = useEffectEvent(() => {
    if (confirmation === null) return;
    actor.send({ type: 'confirm', confirmation });
    navigate(at, { replace: true });
  });
  useLayoutEffect(() => handOn(), [confirmation?.token]);

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
