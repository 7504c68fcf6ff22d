import { useEffect } from 'react';
import { Redirect } from '../../app/router/Link';
import { useAppActors, useSession } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';

/** /logout: ends the session, which then leads on to the welcome page; so does the page where there is none. */
export default function LogoutPage() {
  const t = useT();
  const { session } = useAppActors();
  const isOver = useSession((snapshot) => snapshot.matches('signedOut'));

  useEffect(() => session.send({ type: 'sign out' }), [session]);

  if (isOver) return <Redirect to="/about" replace />;
  return (
    <main className="plain-page" id="content" tabIndex={-1}>
      <p role="status">{t('logout.title')}</p>
    </main>
  );
}
