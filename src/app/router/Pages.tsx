import { Suspense, useCallback, useEffect, useRef } from 'react';
import { useRole } from '../actors/role';
import { useT } from '../../i18n/useT';
import { reportReady } from '../../lib/report';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { layoutFor, redirectFor } from './access';
import { BareLayout } from '../layouts/BareLayout';
import { Redirect } from './Link';
import { MainLayout, pageOf } from './load';
import { useMatchedRoute } from './match';
import { PageLoading } from '../layouts/PageLoading';
import type { Route } from './routes';

/** Renders the page of the current address in its layout, or redirects a person whom it does not admit. */
export function Pages() {
  const t = useT();
  const { route, params } = useMatchedRoute();
  const role = useRole();
  const redirect = redirectFor(route.access, role);
  const Page = pageOf(route.path);
  const resetScrollAndFocus = useResetScrollAndFocus();

  if (redirect) return <Redirect to={redirect} replace />;

  const page = (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<PageLoading />}>
        <Page params={params} />
        <PageReady route={route} onReady={resetScrollAndFocus} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <title>{t('app.title', { page: t(route.title, params) })}</title>
      {layoutFor(route.layout, role) === 'main' ? (
        <ErrorBoundary>
          <Suspense fallback={<PageLoading />}>
            <MainLayout route={route}>{page}</MainLayout>
          </Suspense>
        </ErrorBoundary>
      ) : (
        <BareLayout>{page}</BareLayout>
      )}
    </>
  );
}

/** Returns a function to call when a page is ready: a new page starts at its top with the focus on its content. */
function useResetScrollAndFocus() {
  const shown = useRef<Route>(null);
  return useCallback((route: Route) => {
    const before = shown.current;
    shown.current = route;
    if (before === null) reportReady();
    // The first page leaves scroll position and focus to the browser.
    if (before === null || before === route) return;
    window.scrollTo(0, 0);
    // Somebody has opened a menu meanwhile, or the page has a field to begin with.
    const focused = document.activeElement;
    if (
      focused?.closest('[popover], main form, main .bp6-form-group') ||
      focused?.matches('[popovertarget][aria-expanded=true]')
    )
      return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
}

/** Suspended together with the page beside it: its effect runs once the page's code and data are there. */
function PageReady({ route, onReady }: { route: Route; onReady: (route: Route) => void }) {
  useEffect(() => onReady(route), [route, onReady]);
  return null;
}
