import { useEffect } from 'react';
import { useRunning } from '../../actors/Running';
import { useT } from '../../i18n/useT';

/** /logout: ends the session; the session then leads on to the welcome page. */
export default function LogoutPage() {
  const t = useT();
  const { session } = useRunning();

  useEffect(() => session.send({ type: 'sign out' }), [session]);

  return (
    <main className="plain-page" id="content" tabIndex={-1}>
      <p role="status">{t('logout.title')}</p>
    </main>
  );
}
