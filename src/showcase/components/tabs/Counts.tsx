import { Tab, Tabs } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import badge from '../Badge.module.css';
import styles from '../Tabs.module.css';

const counts = { advancers: 214, unchanged: 61, decliners: 127 };

export function Counts() {
  const t = useT();
  return (
    <Tabs id="counts" className={styles.tabs} animate={false} renderActiveTabPanelOnly>
      {(['advancers', 'unchanged', 'decliners'] as const).map((side) => (
        <Tab
          key={side}
          id={side}
          title={t(`pulse.${side}`)}
          tagContent={counts[side]}
          tagProps={{ className: badge.tag! }}
          panel={<p>{t('pulse.symbols', { count: counts[side] })}</p>}
        />
      ))}
    </Tabs>
  );
}
