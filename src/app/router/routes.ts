import type { ComponentType } from 'react';
import type { Category } from '../../member/search/finds';
import type { MessageKey } from '../../i18n/messages';

/** Who may see a page: anyone, only people who are not signed in, members, admins, only people who lock themselves out. */
export type Access = 'anyone' | 'visitor' | 'member' | 'admin' | 'locked';

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
  menu?: 'dashboard' | 'bot' | 'whale' | 'plans' | 'signals';
  /** Its place in the header's search; the keywords are further words that mean it, in any language, without marks. */
  search?: { category: Category; keywords: string };
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
    search: { category: 'apps', keywords: 'home dashboard trang chu thi truong watchlist danh muc' },
    load: () => import('../../member/home/HomePage'),
  },
  {
    path: '/technical/:symbol',
    title: 'page.technical',
    layout: 'main',
    access: 'member',
    early: ['api/watchlists'],
    load: () => import('../../member/technical/TechnicalPage'),
  },
  {
    path: '/bot',
    title: 'page.bot',
    layout: 'main',
    access: 'member',
    menu: 'bot',
    search: { category: 'apps', keywords: 'zalo telegram tin nhan message nachricht' },
    early: ['api/tplus_signals', 'api/bots'],
    load: () => import('../../member/bot/BotPage'),
  },
  {
    path: '/whale',
    title: 'page.whale',
    layout: 'main',
    access: 'member',
    menu: 'whale',
    early: ['api/whale?days=60'],
    search: {
      category: 'apps',
      keywords: 'ca map khoi ngoai tu doanh foreign proprietary flow dong tien ausland',
    },
    load: () => import('../../member/whale/WhalePage'),
  },
  {
    path: '/profile',
    title: 'page.profile',
    layout: 'main',
    access: 'member',
    load: () => import('../../member/profile/ProfilePage'),
  },
  {
    path: '/profile/personal-info',
    title: 'page.personalInfo',
    layout: 'main',
    access: 'member',
    search: { category: 'forms', keywords: 'profile ho so email phone avatar profil' },
    load: () => import('../../member/profile/personal-info/ProfilePersonalInfoPage'),
  },
  {
    path: '/profile/security-settings',
    title: 'page.securitySettings',
    layout: 'main',
    access: 'member',
    search: { category: 'auth', keywords: 'password mat khau passwort 2fa hai lop' },
    load: () => import('../../member/profile/security-settings/ProfileSecurityPage'),
  },
  {
    path: '/profile/notifications',
    title: 'page.notifications',
    layout: 'main',
    access: 'member',
    search: { category: 'apps', keywords: 'email sms push' },
    load: () => import('../../member/profile/notifications/ProfileNotificationsPage'),
  },
  {
    path: '/profile/payments',
    title: 'page.payments',
    layout: 'main',
    access: 'member',
    search: { category: 'apps', keywords: 'card the visa invoice hoa don karte' },
    load: () => import('../../member/profile/payments/ProfilePaymentsPage'),
  },
  {
    path: '/admin/plan',
    title: 'page.adminPlan',
    layout: 'main',
    access: 'admin',
    menu: 'plans',
    search: { category: 'forms', keywords: 'plans users goi nguoi dung' },
    load: () => import('../../member/admin/plans/AdminPlanPage'),
  },
  {
    path: '/admin/signal',
    title: 'page.adminSignals',
    layout: 'main',
    access: 'admin',
    menu: 'signals',
    search: { category: 'dataTables', keywords: 'signals studies quet' },
    load: () => import('../../member/admin/signals/AdminSignalsPage'),
  },
  {
    path: '/about',
    title: 'page.about',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'apps', keywords: 'about welcome gioi thieu' },
    load: () => import('../../auth/about/WelcomePage'),
  },
  {
    path: '/about/partner',
    title: 'page.partner',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'charts', keywords: 'tradingview chart bieu do' },
    load: () => import('../../auth/about/PartnerPage'),
  },
  {
    path: '/auth/login',
    title: 'page.login',
    layout: 'bare',
    access: 'visitor',
    load: () => import('../../auth/login/LoginPage'),
  },
  {
    path: '/auth/lock',
    title: 'page.lock',
    layout: 'bare',
    access: 'locked',
    search: { category: 'auth', keywords: 'lock khoa' },
    load: () => import('../../auth/lock/LockPage'),
  },
  {
    path: '/auth/sign-up',
    title: 'page.signUp',
    layout: 'bare',
    access: 'visitor',
    load: () => import('../../auth/sign-up/SignUpPage'),
  },
  {
    path: '/auth/forgot-password',
    title: 'page.forgotPassword',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'auth', keywords: 'reset password mat khau' },
    load: () => import('../../auth/recovery/ForgotPasswordPage'),
  },
  {
    path: '/auth/set-password-link-sent',
    title: 'page.linkSent',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../../auth/recovery/LinkSentPage'),
  },
  {
    path: '/auth/security-code',
    title: 'page.securityCode',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'auth', keywords: 'code otp ma' },
    load: () => import('../../auth/security-code/SecurityCodePage'),
  },
  {
    path: '/auth/new-password/:token?',
    title: 'page.newPassword',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../../auth/recovery/NewPasswordPage'),
  },
  {
    path: '/auth/confirm/:token?',
    title: 'page.confirmEmail',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../../auth/confirmation/ConfirmEmailPage'),
  },
  {
    path: '/signal/subscribe-confirm/:bot?/:token?',
    title: 'page.confirmSubscription',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../../auth/confirmation/ConfirmSubscriptionPage'),
  },
  {
    path: '/logout',
    title: 'page.logout',
    layout: 'bare',
    access: 'anyone',
    load: () => import('../../auth/login/LogoutPage'),
  },
  {
    path: '/server-error',
    title: 'page.serverError',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'apps', keywords: '500 loi error' },
    load: () => import('../errors/ServerErrorPage'),
  },
  {
    path: '/404',
    title: 'page.notFound',
    layout: 'bare',
    access: 'anyone',
    search: { category: 'apps', keywords: '404 loi error' },
    load: () => import('../errors/NotFoundPage'),
  },
];

/** What an address that no route names shows, the address left as it is. */
export const notFound = routes.find(({ path }) => path === '/404')!;
