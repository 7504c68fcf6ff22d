import { Spinner } from '@blueprintjs/core';
import { useSelector } from '@xstate/react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { Redirect } from '../../app/router/Link';
import { useNavigate } from '../../app/router/navigation';
import type { Href } from '../../app/router/paths';
import type { Confirmation } from '../../../machines/confirmation.machine';
import { useAppActors } from '../../app/actors/AppActors';
import { AuthLayout } from '../AuthLayout';

type Props = {
  text: string;
  /** What the address asks to confirm. */
  confirmation: Confirmation | null;
  /** The address without its token. */
  at: Href;
  /** Where the page leads once the server has answered. */
  next: Href;
};

/** Hands the token of the address on, takes it out of there, and waits for what comes of it. */
export function Confirming({ text, confirmation, at, next }: Props) {
  const { confirmation: actor } = useAppActors();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const navigate = useNavigate();

  const handOn = useEffectEvent(() => {
    if (confirmation === null) return;
    actor.send({ type: 'confirm', confirmation });
    navigate(at, { replace: true });
  });
  useLayoutEffect(() => handOn(), [confirmation?.token]);

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
