import { Link } from '../router/Link';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';

/** /404, and every address without a page. */
export default function NotFoundPage() {
  const t = useT();
  return (
    <PlainPage title={t('page.notFound')}>
      <p>{t('notFound.text')}</p>
      <Link className="bp6-button bp6-intent-primary" href="/">
        {t('serverError.home')}
      </Link>
    </PlainPage>
  );
}
