import { useQuery } from '@apollo/client/react';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { Empty } from '../../ui/PanelState';
import { LoadState } from '../shared/LoadFailed';
import { DaysPanel } from './DaysPanel';
import { GroupsPanel } from './GroupsPanel';
import { StocksPanel } from './StocksPanel';
import { TopStocksPanel } from './TopStocksPanel';
import { periods, useWhaleView } from './useWhaleView';
import { WhaleDocument } from './whale.generated';
import styles from './WhalePage.module.css';
import groupsPanelStyles from './GroupsPanel.module.css';

/** /whale: net flows by group and symbol: charts first, tables beneath; a quiet text when the server lacks the call. */
export default function WhalePage() {
  const t = useT();
  const { period, setPeriod } = useWhaleView();
  const { data, previousData, error, refetch } = useQuery(WhaleDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const whale = shown?.whale;
  const days = whale?.days.slice(-period) ?? [];
  const newest = days.at(-1);
  const retry = () => void refetch();

  return (
    <>
      <div className={styles.head}>
        <h1>{t('whale.title')}</h1>
        <span className="text-2">{t('whale.unit')}</span>
        {/* Where there is nothing to choose it keeps its place, so that the board does not move. */}
        <div
          className={styles.period}
          style={{ visibility: newest || (!shown && !error) ? undefined : 'hidden' }}
        >
          <Choice
            label={t('whale.period')}
            options={periods}
            nameOf={(count) => t('whale.tradingDays', { count })}
            chosen={period}
            onChoose={setPeriod}
          />
        </div>
      </div>
      <div className={styles.board}>
        <GroupsPanel days={days} asOf={whale?.asOf ?? null}>
          <LoadState of={shown} error={error} failed={t('whale.failed')} onRetry={retry} rows={8} />
          {whale === null && (
            <p className={`${groupsPanelStyles.unavailable} text-2`}>{t('whale.unavailable')}</p>
          )}
          {whale && !newest && <Empty title={t('whale.empty')} hint={t('whale.emptyHint')} />}
        </GroupsPanel>
        {whale && whale.symbols.length > 0 && <TopStocksPanel symbols={whale.symbols} />}
        {newest && (
          <div className={styles.tables}>
            <DaysPanel days={days} />
            {whale && whale.symbols.length > 0 && <StocksPanel day={newest.day} symbols={whale.symbols} />}
          </div>
        )}
      </div>
    </>
  );
}
