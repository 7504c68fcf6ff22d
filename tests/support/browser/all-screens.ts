import { routes, type Path } from '../../../src/app/router/routes';

/** How a person sees the screens, at which widths, and those at which axe examines them. */
export type Look = {
  theme: 'dark' | 'light';
  lng: 'vi' | 'en' | 'de';
  widths: readonly number[];
  examined: readonly number[];
};

export type Screen = {
  at: string;
  isMember: boolean;
  /** The language with the most to try its layout, in which the daily run has it. */
  dailyIn?: Look['lng'];
};
/** In an order that opens each within the document of the one before, whose page is another. */
const listed: readonly Screen[] = [
  { at: '/about', isMember: false },
  { at: '/about/partner', isMember: false },
  { at: '/auth/login', isMember: false },
  { at: '/auth/sign-up', isMember: false },
  { at: '/auth/forgot-password', isMember: false },
  { at: '/auth/set-password-link-sent', isMember: false },
  { at: '/auth/security-code', isMember: false },
  { at: '/auth/new-password', isMember: false },
  { at: '/404', isMember: false },
  { at: '/auth/new-password/abc', isMember: false },
  { at: '/server-error', isMember: false },
  { at: '/', isMember: true },
  { at: '/technical/HPG', isMember: true },
  { at: '/market', isMember: true },
  { at: '/technical/E1VFVN30', isMember: true },
  { at: '/market?tab=map', isMember: true },
  { at: '/technical/HPGG', isMember: true },
  { at: '/market?tab=movers', isMember: true },
  { at: '/bot', isMember: true },
  { at: '/market?tab=filter&filter=sector.Ngân hàng', isMember: true },
  { at: '/whale', isMember: true },
  { at: '/desk/performance', isMember: true },
  { at: '/profile', isMember: true },
  { at: '/profile/personal-info', isMember: true, dailyIn: 'de' },
  { at: '/profile/security-settings', isMember: true },
  { at: '/profile/notifications', isMember: true, dailyIn: 'de' },
  { at: '/profile/payments', isMember: true, dailyIn: 'de' },
  { at: '/admin/plan', isMember: true, dailyIn: 'vi' },
  { at: '/admin/signal', isMember: true, dailyIn: 'vi' },
  { at: '/admin/feed', isMember: true, dailyIn: 'de' },
];

/** What leads to another page; the lock, which comes last, as it locks the browser. */
const apart: readonly string[] = ['/logout', '/auth/lock'] satisfies Path[];

/** The pages of the route table whose address is their path, each once; a path with a parameter has a line in `listed`. */
const others = routes
  .filter(({ path, group }) => !group && !path.includes(':') && !apart.includes(path))
  .filter(({ path }) => !listed.some(({ at }) => at === path))
  .map(({ path, layout }): Screen => ({ at: path, isMember: layout === 'main' }));

/** Every page of the product, in an order that opens each within the document of the one before. */
export const screens: readonly Screen[] = [
  ...others.filter(({ isMember }) => !isMember),
  ...listed,
  ...others.filter(({ isMember }) => isMember),
  { at: '/auth/lock', isMember: true },
];
