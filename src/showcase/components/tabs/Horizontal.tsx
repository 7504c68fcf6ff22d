import { Tab, Tabs } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import styles from '../Tabs.module.css';

const pages = ['pulse', 'signals', 'watchlist'] as const;

export function Horizontal() {
  const t = useT();
  return (
    <Tabs id="horizontal" className={styles.tabs} animate={false} renderActiveTabPanelOnly>
      {pages.map((page) => (
        <Tab key={page} id={page} title={t(`about.${page}`)} panel={<p>{t(`about.${page}Text`)}</p>} />
      ))}
    </Tabs>
  );
}
