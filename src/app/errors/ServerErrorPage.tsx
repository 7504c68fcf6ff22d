import { useT } from '../../i18n/useT';
import { ErrorPage } from './ErrorPage';

/** /server-error: the server cannot be reached; the way on is to try again. */
export default function ServerErrorPage() {
  const t = useT();
  return <ErrorPage title={t('page.serverError')} text={t('serverError.text')} />;
}
