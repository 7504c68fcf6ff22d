import { useRole } from '../actors/role';
import { layoutFor } from '../router/access';
import { Link } from '../router/Link';
import { notFound } from '../router/routes';
import { useT } from '../../i18n/useT';
import { PlainPage } from '../../ui/PlainPage';

/** A page about an error and the way on, in the layout that its person has. */
export function ErrorPage({ title, text }: { title: string; text: string }) {
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
