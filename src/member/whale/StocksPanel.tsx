import { ImportIcon } from '@blueprintjs/icons';
import { useMemo } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { formatDay } from '../../ui/dates';
import { DownloadButton } from '../../ui/DownloadButton';
import { Panel } from '../../ui/Panel';
import { StocksTable } from './StocksTable';
import styles from './tables.module.css';
import { byLargest } from './top-stocks';
import { useWhaleView } from './useWhaleView';
import type { StockFlowFragment } from './whale.generated';
import { Time } from '../../ui/Time';

type Props = { day: string; symbols: readonly StockFlowFragment[] };

/** The stocks of the newest trading day, sorted by the selected group's absolute net value. */
export function StocksPanel({ day, symbols }: Props) {
  const t = useT();
  const notify = useNotify();
  const { group } = useWhaleView();
  const rows = useMemo(() => byLargest(symbols, group), [symbols, group]);

  return (
    <Panel
      title={t('whale.byStock')}
      note={t('whale.billion')}
      fact={<Time dateTime={day}>{formatDay(day)}</Time>}
      action={
        <DownloadButton
          label={t('export.csv')}
          icon={<ImportIcon />}
          make={async () => (await import('./whale-csv')).stocksFile(rows, day)}
          notify={notify}
        />
      }
    >
      <div className={styles.rows}>
        <StocksTable rows={rows} group={group} />
      </div>
    </Panel>
  );
}
