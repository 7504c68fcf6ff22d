import { Button } from '@blueprintjs/core';
import { MenuIcon, SettingsIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Drawer } from '../../../ui/Drawer';
import { Row } from '../Layout';
import styles from '../Modal.module.css';

export function FromTheSide() {
  const t = useT();
  return (
    <Row>
      <Drawer label={t('showcase.modal.openDrawer')} name={t('showcase.modal.drawer')} icon={<MenuIcon />}>
        {(close) => <Content onClose={close} />}
      </Drawer>
      <Drawer
        isWide
        label={t('showcase.modal.openWide')}
        name={t('showcase.modal.wide')}
        icon={<SettingsIcon />}
      >
        {(close) => <Content onClose={close} />}
      </Drawer>
    </Row>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <div className={styles.body}>
      <p>{t('partner.dataText')}</p>
      <div className={styles.actions}>
        <Button text={t('common.close')} onClick={onClose} />
      </div>
    </div>
  );
}
