import { useT } from '../../../i18n/useT';
import { Panel } from '../../../ui/Panel';
import { Empty } from '../../../ui/PanelState';
import type { FeedReportQuery } from './feed-report.generated';
import styles from './FeedPage.module.css';

type Props = { report: FeedReportQuery['feedReport'] };

/** How many of the bars that were just asked for cannot be, and why. */
export function FeedLeftOutPanel({ report: { leftOut, bars, sample } }: Props) {
  const t = useT();
  const read = bars + leftOut.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel
      title={t('feedReport.leftOut')}
      note={t('feedReport.leftOutOf', { count: read, symbols: sample.join(', ') })}
    >
      {leftOut.length === 0 ? (
        <Empty title={t('feedReport.noneLeftOut')} />
      ) : (
        <ul className={styles.facts}>
          {leftOut.map(({ fault, count }) => (
            <li key={fault}>{t(`leftOut.${fault}`, { count })}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
