import { IdNumberIcon, LockIcon, NotificationsIcon, CreditCardIcon } from '@blueprintjs/icons';
import { Link } from '../../app/router/Link';
import { routes } from '../../app/router/routes';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import styles from './ProfileMenu.module.css';

/** The parts of the profile, by the last segment of their paths. */
export type ProfilePart = 'personal-info' | 'security-settings' | 'notifications' | 'payments';

export const partTitles = {
  'personal-info': 'page.personalInfo',
  'security-settings': 'page.securitySettings',
  notifications: 'page.notifications',
  payments: 'page.payments',
} as const satisfies Record<ProfilePart, MessageKey>;

const parts = [
  { part: 'personal-info', Icon: IdNumberIcon },
  { part: 'security-settings', Icon: LockIcon },
  { part: 'notifications', Icon: NotificationsIcon },
  { part: 'payments', Icon: CreditCardIcon },
] as const satisfies { part: ProfilePart; Icon: typeof LockIcon }[];

const offered = parts.filter(({ part }) => routes.some(({ path }) => path === `/profile/${part}`));

/** Links to the parts of the profile. */
export function ProfileMenu({ current }: { current: ProfilePart | null }) {
  const t = useT();
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('profile.menu')}>
      {offered.map(({ part, Icon }) => (
        <Link key={part} href={`/profile/${part}`} {...(part === current && { 'aria-current': 'page' })}>
          <Icon />
          <span>{t(partTitles[part])}</span>
        </Link>
      ))}
    </nav>
  );
}
