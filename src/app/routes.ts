import type { ComponentType } from 'react';
import type { MessageKey } from '../i18n/messages';

/** Who may see a page: anyone, only people who are not signed in, members, admins. */
export type Access = 'anyone' | 'visitor' | 'member' | 'admin';

export type AppRoute = {
  path: string;
  /** The page's name, in which the parameters of its path stand by their names. */
  title: MessageKey;
  layout: 'main' | 'bare';
  access: Access;
  /** A side column and no footer on desktop. */
  twoColumns?: boolean;
  /** What its panels ask the API for first; asked for while the page's code is on its way. */
  early?: readonly string[];
  /** Its place in the main menu. */
  menu?: 'dashboard';
  load: () => Promise<{ default: ComponentType<{ params: Record<string, string> }> }>;
};

/** Every page of the product: router, guards, menu, titles and tests read this table and nothing else. */
export const routes: readonly AppRoute[] = [
  {
    path: '/',
    title: 'page.home',
    layout: 'main',
    access: 'member',
    twoColumns: true,
    menu: 'dashboard',
    early: ['api/tplus_signals', 'api/watchlists', 'api/market_pulse'],
    load: () => import('../pages/Home'),
  },
  {
    path: '/technical/:symbol',
    title: 'page.technical',
    layout: 'main',
    access: 'member',
    early: ['api/watchlists'],
    load: () => import('../pages/Technical'),
  },
  {
    path: '/about',
    title: 'page.about',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../features/auth/WelcomePage'),
  },
  {
    path: '/about/partner',
    title: 'page.partner',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../pages/Partner'),
  },
  {
    path: '/auth/login',
    title: 'page.login',
    layout: 'bare',
    access: 'visitor',
    load: () => import('../features/auth/LoginPage'),
  },
  {
    path: '/logout',
    title: 'page.logout',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../features/auth/LogoutPage'),
  },
  {
    path: '/server-error',
    title: 'page.serverError',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../pages/ServerError'),
  },
  {
    path: '/404',
    title: 'page.notFound',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../pages/NotFound'),
  },
];

/** What an address that no route names shows, the address left as it is. */
export const notFound = routes.find(({ path }) => path === '/404')!;
