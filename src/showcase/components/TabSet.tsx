import { Tag } from '@blueprintjs/core';
import { useState } from 'react';
import { TabPanel, Tabs } from '../../ui/Tabs';
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

/** Tabs with a text each. */
export function TabSet({ id, tabs, isVertical = false }: Props) {
  const [open, setOpen] = useState(tabs[0]!.id);
  return (
    <div className={isVertical ? styles.vertical : undefined}>
      <Tabs
        id={id}
        tabs={tabs.map(({ title, count, ...tab }) => ({
          ...tab,
          title:
            count === undefined ? (
              title
            ) : (
              <>
                {title} <Tag className={badge.tag!}>{count}</Tag>
              </>
            ),
        }))}
        open={open}
        onOpen={setOpen}
        isVertical={isVertical}
        className={styles.tabs}
      />
      <TabPanel id={id} open={open}>
        <p className={styles.text}>{tabs.find((tab) => tab.id === open)?.text}</p>
      </TabPanel>
    </div>
  );
}
