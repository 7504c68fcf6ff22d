import { lazy, Suspense, useCallback, useEffect, useRef, type ComponentType } from 'react';
import { useRole } from '../actors/role';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { redirectFor } from './access';
import { BareLayout } from '../layouts/BareLayout';
import { Redirect } from './Link';
import { loadMainLayout, loadPage } from './load';
import { useMatchedRoute } from './match';
import { PageLoading } from '../layouts/PageLoading';
import { routes, type Path, type Route } from './routes';

type Page = ComponentType<{ params: Record<string, string> }>;

/** Whoever is not signed in has no use for a frame. */
const MainLayout = lazy(loadMainLayout);

const pages = new Map<Path, Page>(routes.map(({ path }) => [path, lazy(() => loadPage(path))]));

/** The page of the address now open, in its layout, for a person whom it admits. */
export function Pages() {
  const t = useT();
  const { route, params } = useMatchedRoute();
  const elsewhere = redirectFor(route.access, useRole());
  const Page = pages.get(route.path)!;
  const startFresh = useFreshStart();

  if (elsewhere) return <Redirect to={elsewhere} replace />;

  const page = (
    <ErrorBoundary key={route.path}>
      <Suspense fallback={<PageLoading />}>
        <Page params={params} />
        <Arrival at={route} onArrive={startFresh} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <title>{t('app.title', { page: t(route.title, params) })}</title>
      {route.layout === 'main' ? (
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

/** A new page starts at its top with the focus on its content; the first page leaves both alone. */
function useFreshStart() {
  const shown = useRef<Route>(null);
  return useCallback((route: Route) => {
    const before = shown.current;
    shown.current = route;
    if (before === null || before === route) return;
    window.scrollTo(0, 0);
    // Who opened a menu meanwhile is in it, or on what opened it.
    const focused = document.activeElement;
    if (focused?.closest('[popover]') || focused?.matches('[popovertarget][aria-expanded=true]')) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, []);
}

/** Stands beside a page and tells when it is there: its code, its data and its content. */
function Arrival({ at, onArrive }: { at: Route; onArrive: (route: Route) => void }) {
  useEffect(() => onArrive(at), [at, onArrive]);
  return null;
}
