import { useEffect } from 'react';
import { Redirect } from '../../app/router/Link';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';

/** /logout: ends the session, if any, and redirects to the welcome page. */
export default function LogoutPage() {
  const t = useT();
  const { session } = useAppActors();
  const isOver = useSession(({ context }) => context.session === null);

  useEffect(() => session.send({ type: 'sign out' }), [session]);

  if (isOver) return <Redirect to="/about" replace />;
  return (
    <main className="plain-page" id="content" tabIndex={-1}>
      <p role="status">{t('logout.title')}</p>
    </main>
  );
}
