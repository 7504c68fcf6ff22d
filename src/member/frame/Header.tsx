import { useCallback, useState } from 'react';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { BrandMark } from '../../ui/Brand';
import { BrandName } from '../../ui/BrandName';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { AlertsSlot, FullScreenSlot, InstallSlot, SearchSlot, ShortcutsSlot } from './header-slots';
import { MarketStatus } from './MarketStatus';
import { SampleTag } from '../../app/layouts/SampleTag';
import { SettingsSlot } from '../../app/settings/SettingsSlot';
import { UserMenu } from './UserMenu';
import styles from './Header.module.css';
import mainLayoutStyles from './MainLayout.module.css';

/**
 * The header of a member's pages: on a phone without what the bar at the lower edge has, with a wide search on a tablet,
 * and on a desktop in two columns as the page beneath has them.
 */
export function Header() {
  const t = useT();
  const isTabletOrWider = useIsTabletOrWider();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = useCallback(() => setIsHelpOpen(true), []);

  return (
    <header className={styles.header}>
      <Link
        className={`${mainLayoutStyles.brand} ${styles.brand} text-1`}
        href="/"
        aria-label={t('app.name')}
      >
        <BrandMark size={24} />
        <BrandName />
      </Link>
      <div className={styles.search}>
        <SearchSlot />
      </div>
      <div className={styles.state}>
        <MarketStatus />
        <span className={styles.sample}>
          <SampleTag />
        </span>
      </div>
      <div className={styles.actions}>
        <span className={styles.install}>
          <InstallSlot />
        </span>
        {isTabletOrWider && (
          <>
            {/* Not in the slot, which keeps its place: some browsers have no full screen. */}
            {document.fullscreenEnabled && (
              <span className={styles.slot}>
                <FullScreenSlot />
              </span>
            )}
            <span className={styles.slot}>
              <AlertsSlot />
            </span>
          </>
        )}
        <SettingsSlot />
        <UserMenu onShortcuts={openHelp} />
      </div>
      <ShortcutsSlot isOpen={isHelpOpen} onOpen={openHelp} onClose={() => setIsHelpOpen(false)} />
    </header>
  );
}
