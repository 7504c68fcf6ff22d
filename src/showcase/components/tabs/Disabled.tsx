import { Tab, Tabs } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import styles from '../Tabs.module.css';

export function Disabled() {
  const t = useT();
  return (
    <Tabs id="disabled" className={styles.tabs} animate={false} renderActiveTabPanelOnly>
      <Tab id="channels" title={t('channels.title')} panel={<p>{t('channels.hint')}</p>} />
      <Tab id="cards" disabled title={t('cards.title')} />
      <Tab id="images" title={t('upload.title')} panel={<p>{t('upload.hint')}</p>} />
    </Tabs>
  );
}
