import { Button } from '@blueprintjs/core';
import { CrossIcon, MenuIcon } from '@blueprintjs/icons';
import { useCallback, useState } from 'react';
import { Link } from '../../app/router/Link';
import { useT } from '../../i18n/useT';
import { BrandMark } from '../../ui/Brand';
import { Drawer } from '../../ui/Drawer';
import { FullScreenSlot, InstallSlot, SearchSlot, TradingDaySlot, ShortcutsSlot } from './header-slots';
import { MainMenu } from './MainMenu';
import { MarketStatus } from './MarketStatus';
import { SampleTag } from '../../app/layouts/SampleTag';
import { SettingsSlot } from '../../app/settings/SettingsSlot';
import { UserMenu } from './UserMenu';
import './Header.css';

export function Header() {
  const t = useT();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const openHelp = useCallback(() => setIsHelpOpen(true), []);

  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={t('app.name')}>
        <BrandMark size={24} />
        <span>{t('app.name')}</span>
      </Link>
      <div className="top-search">
        <SearchSlot />
      </div>
      <div className="top-state">
        <MarketStatus />
        <SampleTag />
      </div>
      <div className="top-end">
        <InstallSlot />
        <span className="settings-corner full-screen">
          <FullScreenSlot />
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
    <Drawer label={t('menu.open')} name={t('menu.label')} icon={<MenuIcon />} className="menu-button">
      {(close) => (
        <>
          <Button
            className="icon-only menu-close"
            variant="minimal"
            icon={<CrossIcon />}
            aria-label={t('menu.close')}
            onClick={close}
          />
          <MainMenu onChoose={close} />
          <div className="sider-foot">
            <TradingDaySlot />
            <p className="meta">{t('app.disclaimer')}</p>
          </div>
        </>
      )}
    </Drawer>
  );
}
