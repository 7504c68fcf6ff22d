import type { ApolloClient } from '@apollo/client';
import type { FunctionComponent } from 'react';

/** The code of a page. */
export type PageModule = {
  default: FunctionComponent<{ params: Record<string, string> }>;
  /** Queries what its panels query first; the first render waits for it, for a moment. */
  loadFirst?: (client: ApolloClient) => Promise<unknown>;
};

/** What the `pages.ts` in the folder of a group exports. */
export type GroupModule = {
  loadPage: (path: string) => Promise<PageModule>;
  /** Loads the titles of its pages, and its other texts. */
  loadMessages: () => Promise<void>;
};

/** The groups of the route table: without its line here, a group's folder can go. */
export { showcaseRoutes } from '../../showcase/routes.ts';
