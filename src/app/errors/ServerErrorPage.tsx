import { Link } from '../router/Link';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';

/** /server-error: the server cannot be reached; the way on is to try again. */
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
