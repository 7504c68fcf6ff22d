import type { MessageKey, TextPart } from '../../i18n/messages';
import type { PrefetchName } from '../../rest/paths';
import { hasSamples } from '../../lib/variables.ts';
import * as groups from './groups.ts';

/** Who may open a page: anyone, visitors who are not signed in, members, admins, members who lock the browser. */
export type Access = 'anyone' | 'visitor' | 'member' | 'admin' | 'locked';

/** The kinds of pages that the header's search groups its results by. */
export type SearchCategory = 'apps' | 'auth' | 'forms' | 'dataTables' | 'charts' | 'maps';

type AppRoute = {
  path: string;
  /** The page's name; its placeholders are the path's parameters. */
  title: MessageKey;
  layout: 'main' | 'bare' | 'main for members';
  access: Access;
  /** Has a side column and no footer on desktop. */
  twoColumns?: boolean;
  /** A visitor reads the promise of `AuthLayout` while its code loads; the build puts it into the page. */
  welcome?: boolean;
  /** Its texts, besides those of its layout; they load beside its code. */
  texts?: readonly TextPart[];
  /** The loads that its panels begin with, sent while the page's code is on its way. */
  prefetch?: readonly PrefetchName[];
  /** Its entry in the main menu; the icon's component stands in `member/frame/MainMenu`. */
  menu?: { icon: string; title: MessageKey };
  /** Its entry in the header's search; the keywords are folded synonyms in any language. */
  search?: { category: SearchCategory; keywords: string };
  /** No call serves it: it shows sample data, and a delivery may leave it out. */
  isSample?: boolean;
  /** The folder in `src` that brings its code and its texts, title included; the main menu lists its pages, folded. */
  group?: string;
};

const table = [
  {
    path: '/',
    title: 'page.home',
    layout: 'main',
    access: 'member',
    twoColumns: true,
    menu: { icon: 'dashboard', title: 'page.home' },
    prefetch: ['signals', 'watchlists', 'marketPulse'],
    search: { category: 'apps', keywords: 'home dashboard trang chu thi truong watchlist danh muc' },
  },
  {
    path: '/market',
    title: 'page.market',
    layout: 'main',
    access: 'member',
    menu: { icon: 'heat-grid', title: 'page.market' },
    prefetch: ['listing', 'watchlists'],
    search: { category: 'apps', keywords: 'bang gia board heatmap kurse' },
  },
  {
    path: '/technical/:symbol',
    title: 'page.technical',
    layout: 'main',
    access: 'member',
    prefetch: ['watchlists'],
  },
  {
    path: '/bot',
    title: 'page.bot',
    layout: 'main',
    access: 'member',
    texts: ['bot'],
    menu: { icon: 'send-message', title: 'page.bot' },
    search: { category: 'apps', keywords: 'zalo telegram tin nhan message nachricht' },
    prefetch: ['signals', 'bots'],
  },
  {
    path: '/whale',
    title: 'page.whale',
    layout: 'main',
    access: 'member',
    menu: { icon: 'waves', title: 'page.whale' },
    prefetch: ['whale'],
    search: {
      category: 'apps',
      keywords: 'ca map khoi ngoai tu doanh foreign proprietary flow dong tien ausland',
    },
  },
  {
    path: '/desk',
    title: 'page.desk',
    layout: 'main',
    access: 'member',
    texts: ['desk', 'account'],
    menu: { icon: 'briefcase', title: 'page.desk' },
    search: { category: 'apps', keywords: 'lenh mua ban t+ lai lo so giao dich trades depot portfolio' },
  },
  {
    path: '/desk/performance',
    title: 'page.performance',
    layout: 'main',
    access: 'member',
    texts: ['desk', 'account'],
    search: {
      category: 'apps',
      keywords: 'hieu qua dau tu loi nhuan sut giam ky luat t+ performance return drawdown rendite disziplin',
    },
  },
  {
    path: '/week',
    title: 'page.week',
    layout: 'main',
    access: 'member',
    texts: ['week'],
    menu: { icon: 'calendar', title: 'page.week' },
    prefetch: ['watchlists'],
    search: {
      category: 'apps',
      keywords: 'lich su kien co tuc gdkhq calendar events dividend termine',
    },
  },
  {
    path: '/profile',
    title: 'page.profile',
    layout: 'main',
    access: 'member',
    texts: ['profile'],
  },
  {
    path: '/profile/personal-info',
    title: 'page.personalInfo',
    layout: 'main',
    access: 'member',
    texts: ['profile'],
    search: { category: 'forms', keywords: 'profile ho so email phone avatar profil' },
  },
  {
    path: '/profile/security-settings',
    title: 'page.securitySettings',
    layout: 'main',
    access: 'member',
    texts: ['profile'],
    search: { category: 'auth', keywords: 'password mat khau passwort 2fa hai lop' },
  },
  {
    path: '/profile/notifications',
    title: 'page.notifications',
    layout: 'main',
    access: 'member',
    isSample: true,
    texts: ['profile'],
    search: { category: 'apps', keywords: 'email sms push' },
  },
  {
    path: '/profile/payments',
    title: 'page.payments',
    layout: 'main',
    access: 'member',
    isSample: true,
    texts: ['profile'],
    search: { category: 'apps', keywords: 'card the visa invoice hoa don karte' },
  },
  {
    path: '/admin/plan',
    title: 'page.adminSubscription',
    layout: 'main',
    access: 'admin',
    texts: ['admin'],
    menu: { icon: 'id-number', title: 'menu.subscriptions' },
    search: { category: 'forms', keywords: 'plans users goi nguoi dung' },
  },
  {
    path: '/admin/signal',
    title: 'page.adminSignals',
    layout: 'main',
    access: 'admin',
    texts: ['admin'],
    menu: { icon: 'timeline-line-chart', title: 'menu.signals' },
    search: { category: 'dataTables', keywords: 'signals studies quet' },
  },
  {
    path: '/admin/feed',
    title: 'page.adminFeed',
    layout: 'main',
    access: 'admin',
    texts: ['admin', 'chart'],
    search: { category: 'dataTables', keywords: 'feed udf api nguon bieu do' },
  },
  {
    path: '/about',
    title: 'page.about',
    layout: 'bare',
    access: 'anyone',
    welcome: true,
    search: { category: 'apps', keywords: 'about welcome gioi thieu' },
  },
  {
    path: '/about/partner',
    title: 'page.partner',
    layout: 'bare',
    access: 'anyone',
    texts: ['partner'],
    search: { category: 'charts', keywords: 'tradingview chart bieu do' },
  },
  {
    path: '/auth/login',
    title: 'page.login',
    layout: 'bare',
    access: 'visitor',
    welcome: true,
  },
  {
    path: '/auth/lock',
    title: 'page.lock',
    layout: 'bare',
    access: 'locked',
    search: { category: 'auth', keywords: 'lock khoa' },
  },
  {
    path: '/auth/sign-up',
    title: 'page.signUp',
    layout: 'bare',
    access: 'visitor',
  },
  {
    path: '/auth/forgot-password',
    title: 'page.forgotPassword',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'auth', keywords: 'reset password mat khau' },
  },
  {
    path: '/auth/set-password-link-sent',
    title: 'page.linkSent',
    layout: 'bare',
    access: 'anyone',
  },
  {
    path: '/auth/security-code',
    title: 'page.securityCode',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'auth', keywords: 'code otp ma' },
  },
  {
    path: '/auth/new-password/:token?',
    title: 'page.newPassword',
    layout: 'bare',
    access: 'anyone',
  },
  {
    path: '/auth/confirm/:token?',
    title: 'page.confirmEmail',
    layout: 'bare',
    access: 'anyone',
  },
  {
    path: '/signal/subscribe-confirm/:bot?/:token?',
    title: 'page.confirmSubscription',
    layout: 'bare',
    access: 'anyone',
  },
  {
    path: '/logout',
    title: 'page.logout',
    layout: 'bare',
    access: 'anyone',
  },
  {
    path: '/server-error',
    title: 'page.serverError',
    layout: 'main for members',
    access: 'anyone',
    search: { category: 'apps', keywords: '500 loi error' },
  },
  {
    path: '/404',
    title: 'page.notFound',
    layout: 'main for members',
    access: 'anyone',
    search: { category: 'apps', keywords: '404 loi error' },
  },
] as const satisfies readonly AppRoute[];

type GroupRow = (typeof groups)[keyof typeof groups][number];

type Row = (typeof table)[number] | GroupRow;

/** The path of a page as the table has it, parameters included. */
export type Path = Row['path'];

/** The path of a page whose code stands in `pages.ts`. */
export type OwnPath = (typeof table)[number]['path'];

export type MenuIcon = Extract<Row, { menu: object }>['menu']['icon'];

export type Route = AppRoute & { path: Path; menu?: { icon: MenuIcon; title: MessageKey } };

/**
 * Every page of the product: router, guards, menu, document title, search and tests read this table. It is plain data,
 * so that scripts can import it; a page's code stands under the same path in `pages.ts`, here or in the folder of its group.
 */
export const routes: readonly Route[] = [
  ...table,
  ...Object.values<readonly GroupRow[]>(groups).flat(),
].filter(({ group, isSample }: AppRoute) => hasSamples() || !(group || isSample));

/** The groups that have pages, by the names of their folders. */
export const groupNames: readonly string[] = [...new Set(routes.flatMap(({ group }) => group ?? []))];

/** The page for an address that no route matches; the address stays as it is. */
export const notFound = routes.find(({ path }) => path === '/404')!;
