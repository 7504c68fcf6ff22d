import { Tab, Tabs } from '@blueprintjs/core';
import badge from './Badge.module.css';
import styles from './Tabs.module.css';

type Props = {
  /** Unique on its page. */
  id: string;
  tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly text: string;
    readonly count?: number;
    readonly isDisabled?: boolean;
  }[];
  isVertical?: boolean;
};

/** Blueprint's tabs in our colours. */
export function TabSet({ id, tabs, isVertical = false }: Props) {
  return (
    <Tabs
      id={id}
      className={isVertical ? `${styles.tabs} ${styles.vertical}` : styles.tabs!}
      vertical={isVertical}
      animate={false}
      renderActiveTabPanelOnly
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          id={tab.id}
          title={tab.title}
          // Blueprint's arrow keys rely on a default that React 19 does not give them.
          disabled={tab.isDisabled ?? false}
          panel={<p>{tab.text}</p>}
          {...(tab.count !== undefined && { tagContent: tab.count, tagProps: { className: badge.tag! } })}
        />
      ))}
    </Tabs>
  );
}
