import { ArrowLeftIcon } from '@blueprintjs/icons';
import type { ReactNode } from 'react';
import { Link, Redirect } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { Panels } from '../../ui/ErrorBoundary';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { ProfileCard } from './ProfileCard';
import { partTitles, ProfileMenu, type ProfilePart } from './ProfileMenu';
import styles from './ProfilePage.module.css';

/** /profile: summary and menu on a phone; wider screens redirect to personal info. */
export default function ProfilePage() {
  const isTabletOrWider = useIsTabletOrWider();
  return isTabletOrWider ? <Redirect to="/profile/personal-info" replace /> : <ProfileFrame part={null} />;
}

/**
 * The frame of every page of the profile, with the page's one first-level heading: summary and menu beside the
 * part. A phone shows one at a time: the part with a way back, or, where there is no part, summary and menu.
 */
export function ProfileFrame({ part, children }: { part: ProfilePart | null; children?: ReactNode }) {
  const t = useT();
  const isTabletOrWider = useIsTabletOrWider();

  if (part === null) {
    return (
      <div className={styles.frame}>
        <h1 className={styles.title}>{t('page.profile')}</h1>
        <ProfileSide part={null} />
      </div>
    );
  }
  return (
    <div className={`${styles.frame} ${styles.split}`}>
      {isTabletOrWider && <ProfileSide part={part} />}
      <div className={styles.part}>
        <header className={styles.head}>
          {!isTabletOrWider && (
            <Link className="bp6-button bp6-minimal" href="/profile">
              <ArrowLeftIcon />
              <span>{t('profile.back')}</span>
            </Link>
          )}
          <h1 className={styles.title}>{t(partTitles[part])}</h1>
        </header>
        <Panels>{children}</Panels>
      </div>
    </div>
  );
}

function ProfileSide({ part }: { part: ProfilePart | null }) {
  return (
    <div className={styles.side}>
      <ProfileCard />
      <ProfileMenu current={part} />
    </div>
  );
}
