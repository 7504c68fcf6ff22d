import { Link } from 'wouter';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';

/** /404 and every unknown address. */
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
