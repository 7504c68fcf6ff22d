import { useT } from '../../i18n/useT';
import { ErrorPage } from './ErrorPage';

/** /404, and every address without a page. */
export default function NotFoundPage() {
  const t = useT();
  return <ErrorPage title={t('page.notFound')} text={t('notFound.text')} />;
}
