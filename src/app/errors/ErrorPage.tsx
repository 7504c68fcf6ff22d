import { useRole } from '../actors/role';
import { layoutFor } from '../router/access';
import { Link } from '../router/Link';
import { useMatchedRoute } from '../router/match';
import { notFound } from '../router/routes';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';

/** /server-error, and /404 for every address without a page. */
export default function ErrorPage() {
  return useMatchedRoute().route.path === '/server-error' ? <ServerError /> : <NotFound />;
}

/** The server cannot be reached; the way on is to try again. */
export function ServerError() {
  const t = useT();
  return <Problem title={t('page.serverError')} text={t('serverError.text')} />;
}

/** There is no page at the address. */
export function NotFound() {
  const t = useT();
  return <Problem title={t('page.notFound')} text={t('notFound.text')} />;
}

/** An error and the way on, in the layout that its person has. */
function Problem({ title, text }: { title: string; text: string }) {
  const t = useT();
  // Whoever sees it without a frame is not signed in.
  const isFramed = layoutFor(notFound.layout, useRole()) === 'main';
  return (
    <PlainPage title={title} isFramed={isFramed}>
      <p>{text}</p>
      <Link className="bp6-button bp6-intent-primary" href={isFramed ? '/' : '/about'}>
        {t(isFramed ? 'serverError.home' : 'about.back')}
      </Link>
    </PlainPage>
  );
}
