import { Button } from '@blueprintjs/core';
import { CrossIcon, MenuIcon } from '@blueprintjs/icons';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { useT } from '../../i18n/useT';
import { BrandMark } from '../../ui/Brand';
import { Drawer } from '../../ui/Drawer';
import {
  FullScreenCorner,
  InstallCorner,
  SearchCorner,
  TradingDayCorner,
  ShortcutsCorner,
} from './header-corners';
import { MainMenu } from './MainMenu';
import { MarketStatus } from './MarketStatus';
import { SampleTag } from '../../app/layouts/SampleTag';
import { SettingsCorner } from '../../app/settings/SettingsCorner';
import { UserMenu } from './UserMenu';
import './Header.module.css';

export function Header() {
  const t = useT();
  const [isHelping, setIsHelping] = useState(false);
  const help = useCallback(() => setIsHelping(true), []);

  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={t('app.name')}>
        <BrandMark size={24} />
        <span>{t('app.name')}</span>
      </Link>
      <div className="top-search">
        <SearchCorner />
      </div>
      <div className="top-state">
        <MarketStatus />
        <SampleTag />
      </div>
      <div className="top-end">
        <InstallCorner />
        <span className="settings-corner full-screen">
          <FullScreenCorner />
        </span>
        <SettingsCorner />
        <UserMenu onShortcuts={help} />
        <MobileMenu />
      </div>
      <ShortcutsCorner isOpen={isHelping} onOpen={help} onClose={() => setIsHelping(false)} />
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
            <TradingDayCorner />
            <p className="meta">{t('app.disclaimer')}</p>
          </div>
        </>
      )}
    </Drawer>
  );
}
