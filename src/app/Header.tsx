import { Button } from '@blueprintjs/core';
import { CrossIcon, MenuIcon } from '@blueprintjs/icons';
import { Link } from 'wouter';
import { useT } from '../i18n/useT';
import { BrandMark } from '../ui/Brand';
import { Popover } from '../ui/Popover';
import { MainMenu } from './MainMenu';
import { MarketStatus } from './MarketStatus';
import { SampleTag } from './SampleTag';
import { SettingsCorner } from './SettingsCorner';
import { UserMenu } from './UserMenu';
import './Header.css';

export function Header() {
  const t = useT();

  return (
    <header className="top">
      <Link className="brand" href="/" aria-label={t('app.name')}>
        <BrandMark size={24} />
        <span>{t('app.name')}</span>
      </Link>
      <div className="top-state">
        <MarketStatus />
        <SampleTag />
      </div>
      <div className="top-end">
        <SettingsCorner />
        <UserMenu />
        <MobileMenu />
      </div>
    </header>
  );
}

function MobileMenu() {
  const t = useT();
  return (
    <Popover label={t('menu.open')} icon={<MenuIcon />} className="menu-button" shape="drawer">
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
          <p className="sider-foot meta">{t('app.disclaimer')}</p>
        </>
      )}
    </Popover>
  );
}
