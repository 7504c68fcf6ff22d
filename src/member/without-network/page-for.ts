import type { PageModule } from '../../app/router/groups';
import { part } from '../../ui/part';

const WithoutNetwork = part(() => import('./WithoutNetwork'), 'WithoutNetwork', { texts: 'header' });

/** What Chromium, Firefox and WebKit say of a module that has not arrived, and Vite of a style sheet. */
const NOT_ARRIVED = /dynamically imported module|module script failed|unable to preload/i;

/**
 * The page in the place of one whose code, which the browser does not keep, has not arrived; throws any other failure of
 * it again.
 */
export function pageFor(error: unknown): PageModule {
  if (error instanceof Error && NOT_ARRIVED.test(error.message)) return { default: WithoutNetwork };
  throw error;
}
