import { useMemo } from 'react';
import { useRefresh } from '../shared/Live';
import { useQuotes } from '../../graph/useQuotes';
import { useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { topStocks } from './top-stocks';
import { TopStocks } from './TopStocks';
import { stockGroups, useWhaleView } from './useWhaleView';
import type { StockFlowFragment } from './whale.generated';
import styles from './TopStocks.module.css';

/** The stocks with the largest net buying and selling of a group on the newest trading day. */
export function TopStocksPanel({ symbols }: { symbols: readonly StockFlowFragment[] }) {
  const t = useT();
  const { group, setGroup } = useWhaleView();
  const { bought, sold, scale } = useMemo(() => topStocks(symbols, group), [symbols, group]);
  const isReported = symbols.length === 0 || symbols.some((stock) => stock[group] !== null);
  const shown = [...bought, ...sold].map(({ symbol }) => symbol);
  const { load, error } = useQuotes(shown);
  useRefresh(load, { symbols: shown, error });

  return (
    <Panel
      title={t('whale.top')}
      headClassName={styles.head}
      action={
        <Choice
          label={t('whale.group')}
          options={stockGroups}
          nameOf={(each) => t(`whale.${each}`)}
          chosen={group}
          onChoose={setGroup}
        />
      }
    >
      <div className={styles.columns}>
        <TopStocks
          side="buy"
          name={t('whale.bought')}
          stocks={bought}
          scale={scale}
          isReported={isReported}
        />
        <TopStocks side="sell" name={t('whale.sold')} stocks={sold} scale={scale} isReported={isReported} />
      </div>
    </Panel>
  );
}
