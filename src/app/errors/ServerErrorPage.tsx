import { Link } from 'wouter';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';

/** /server-error: the server is unavailable. */
export default function ServerErrorPage() {
  const t = useT();
  return (
    <PlainPage title={t('page.serverError')}>
      <p>{t('serverError.text')}</p>
      <Link className="bp6-button bp6-intent-primary" href="/">
        {t('serverError.home')}
      </Link>
    </PlainPage>
  );
}
