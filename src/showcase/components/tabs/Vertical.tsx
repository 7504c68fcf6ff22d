import { Tab, Tabs } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import styles from '../Tabs.module.css';

const pages = ['pulse', 'signals', 'watchlist'] as const;

export function Vertical() {
  const t = useT();
  return (
    <Tabs
      id="vertical"
      className={`${styles.tabs} ${styles.vertical}`}
      vertical
      animate={false}
      renderActiveTabPanelOnly
    >
      {pages.map((page) => (
        <Tab key={page} id={page} title={t(`about.${page}`)} panel={<p>{t(`about.${page}Text`)}</p>} />
      ))}
    </Tabs>
  );
}
