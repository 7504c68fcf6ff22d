import type { ReactNode } from 'react';
import { useT } from '../../i18n/useT';
import { formatInstant } from '../../ui/dates';
import { Panel } from '../../ui/Panel';
import { GroupFlow } from './GroupFlow';
import styles from './GroupsPanel.module.css';
import { groups, isBalanced, largestNet } from './groups';
import type { DailyFlowFragment } from './whale.generated';
import { Time } from '../../ui/Time';

type Props = {
  /** Oldest first; empty while loading. */
  days: readonly DailyFlowFragment[];
  asOf: string | null;
  /** The state shown instead of or above the charts. */
  children: ReactNode;
};

/** The four groups side by side on one scale. */
export function GroupsPanel({ days, asOf, children }: Props) {
  const t = useT();
  const scale = largestNet(days);

  return (
    <Panel
      name={t('whale.groups')}
      foot={
        days.length > 0 && (
          <span className={styles.foot}>
            <span>
              {t('whale.legend')} {isBalanced(days) && t('whale.zero')}
            </span>
            {asOf !== null && (
              <span>
                {t('common.asOf')} <Time dateTime={asOf}>{formatInstant(asOf)}</Time>
              </span>
            )}
          </span>
        )
      }
    >
      {children}
      {days.length > 0 && (
        <ul className={styles.groups}>
          {groups.map((group) => (
            <GroupFlow key={group} days={days} group={group} scale={scale} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
