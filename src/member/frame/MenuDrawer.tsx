import { CrossIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { DrawerDialog } from '../../ui/DrawerDialog';
import { IconButton } from '../../ui/IconButton';
import { TradingDaySlot } from './header-slots';
import { MainMenu } from './MainMenu';
import mainLayoutStyles from './MainLayout.module.css';
import styles from './QuickMenu.module.css';

/** The main menu of a phone, which closes when a page is chosen. */
export function MenuDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <DrawerDialog name={t('menu.label')} onClose={onClose}>
      {(close) => (
        <>
          <IconButton className={styles.close} icon={<CrossIcon />} label={t('menu.close')} onClick={close} />
          <MainMenu onChoose={close} />
          <div className={mainLayoutStyles.sidebarFooter}>
            <TradingDaySlot />
            <p className="caption">{t('app.disclaimer')}</p>
          </div>
        </>
      )}
    </DrawerDialog>
  );
}
