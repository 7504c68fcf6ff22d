import { CrossIcon, MenuIcon } from '@blueprintjs/icons';
import { useCallback, useState } from 'react';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { BrandMark } from '../../ui/Brand';
import { Drawer } from '../../ui/Drawer';
import { IconButton } from '../../ui/IconButton';
import {
  AlertsSlot,
  FullScreenSlot,
  InstallSlot,
  SearchSlot,
  TradingDaySlot,
  ShortcutsSlot,
} from './header-slots';
import { MainMenu } from './MainMenu';
import { MarketStatus } from './MarketStatus';
import { SampleTag } from '../../app/layouts/SampleTag';
import { SettingsSlot } from '../../app/settings/SettingsSlot';
import { UserMenu } from './UserMenu';
import styles from './Header.module.css';
import mainLayoutStyles from './MainLayout.module.css';

/**
 * The header of a member's pages: two lines on a phone, one line with a wide search on a tablet, and on a desktop two
 * columns as the page beneath has them.
 */
export function Header() {
  const t = useT();
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
        <span>{t('app.name')}</span>
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
        {/* Not in the slot, which keeps its place: a phone's browser often has no full screen. */}
        {document.fullscreenEnabled && (
          <span className={styles.fullScreen}>
            <FullScreenSlot />
          </span>
        )}
        <span className={styles.alerts}>
          <AlertsSlot />
        </span>
        <SettingsSlot />
        <UserMenu onShortcuts={openHelp} />
        <MobileMenu />
      </div>
      <ShortcutsSlot isOpen={isHelpOpen} onOpen={openHelp} onClose={() => setIsHelpOpen(false)} />
    </header>
  );
}

function MobileMenu() {
  const t = useT();
  return (
    <Drawer label={t('menu.open')} name={t('menu.label')} icon={<MenuIcon />} className={styles.menuButton}>
      {(close) => (
        <>
          <IconButton
            className={styles.menuClose}
            icon={<CrossIcon />}
            label={t('menu.close')}
            onClick={close}
          />
          <MainMenu onChoose={close} />
          <div className={mainLayoutStyles.sidebarFooter}>
            <TradingDaySlot />
            <p className="caption">{t('app.disclaimer')}</p>
          </div>
        </>
      )}
    </Drawer>
  );
}
