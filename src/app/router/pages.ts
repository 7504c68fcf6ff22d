import type { PageModule } from './groups';
import type { OwnPath } from './routes';

/** The code of every page that belongs to no group, loaded on demand; only the router imports this table. */
export const pages = {
  '/': () => import('../../member/home/HomePage'),
  '/market': () => import('../../member/board/BoardPage'),
  '/technical/:symbol': () => import('../../member/technical/TechnicalPage'),
  '/bot': () => import('../../member/bot/BotPage'),
  '/whale': () => import('../../member/whale/WhalePage'),
  '/desk': () => import('../../member/desk/DeskPage'),
  '/desk/performance': () => import('../../member/desk/performance/PerformancePage'),
  '/profile': () => import('../../member/profile/ProfilePage'),
  '/profile/personal-info': () => import('../../member/profile/personal-info/ProfilePersonalInfoPage'),
  '/profile/security-settings': () => import('../../member/profile/security-settings/ProfileSecurityPage'),
  '/profile/notifications': () => import('../../member/profile/notifications/ProfileNotificationsPage'),
  '/profile/payments': () => import('../../member/profile/payments/ProfilePaymentsPage'),
  '/admin/plan': () => import('../../member/admin/subscriptions/AdminSubscriptionPage'),
  '/admin/signal': () => import('../../member/admin/signals/AdminSignalsPage'),
  '/about': () => import('../../auth/about/WelcomePage'),
  '/about/partner': () => import('../../auth/about/PartnerPage'),
  '/auth/login': () => import('../../auth/login/LoginPage'),
  '/auth/lock': () => import('../../auth/lock/LockPage'),
  '/auth/sign-up': () => import('../../auth/sign-up/SignUpPage'),
  '/auth/forgot-password': () => import('../../auth/recovery/ForgotPasswordPage'),
  '/auth/set-password-link-sent': () => import('../../auth/recovery/LinkSentPage'),
  '/auth/security-code': () => import('../../auth/security-code/SecurityCodePage'),
  '/auth/new-password/:token?': () => import('../../auth/recovery/NewPasswordPage'),
  '/auth/confirm/:token?': () => import('../../auth/confirmation/ConfirmationPage'),
  '/signal/subscribe-confirm/:bot?/:token?': () => import('../../auth/confirmation/ConfirmationPage'),
  '/logout': () => import('../../auth/login/LogoutPage'),
  '/server-error': () => import('../errors/ErrorPage'),
  '/404': () => import('../errors/ErrorPage'),
} satisfies Record<OwnPath, () => Promise<PageModule>>;
