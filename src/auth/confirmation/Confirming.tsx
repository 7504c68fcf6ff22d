import { Spinner } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { Redirect, useLocation } from 'wouter';
import type { Confirmation } from '../../../machines/confirmation.machine';
import { useAppActors } from '../../app/actors/AppActors';
import { AuthLayout } from '../AuthLayout';

type Props = {
  text: string;
  /** The confirmation that the address names; null without a token. */
  confirmation: Confirmation | null;
  /** The path without the token. */
  at: string;
  /** The redirect once the server has responded. */
  next: string;
};

/** Posts the token of the address, removes it from the address bar and waits for the outcome. */
export function Confirming({ text, confirmation, at, next }: Props) {
  const { confirmation: actor } = useAppActors();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const [, navigate] = useLocation();

  const post = useEffectEvent(() => {
    if (confirmation === null) return;
    actor.send({ type: 'confirm', confirmation });
    navigate(at, { replace: true });
  });
  useLayoutEffect(() => post(), [confirmation?.token]);

  if (confirmation === null && !isBusy) return <Redirect to={next} replace />;
  return (
    <AuthLayout promiseIs="p">
      <div className="auth-waiting" role="status">
        <Spinner size={32} aria-hidden="true" />
        <h1 className="auth-door-title">{text}</h1>
      </div>
    </AuthLayout>
  );
}
