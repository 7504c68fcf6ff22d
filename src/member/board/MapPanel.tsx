import { useMemo } from 'react';
import { useT } from '../../i18n/useT';
import { asOfQuotes } from '../../market/quote';
import { AsOfTime } from '../shared/AsOfTime';
import { Choice } from '../../ui/Choice';
import { Panel } from '../../ui/Panel';
import { Empty } from '../../ui/PanelState';
import { useFreshness } from '../shared/Live';
import { sizes, useBoardView } from './useBoardView';
import { BoardFacts, type Lacking } from './BoardFacts';
import { MapPicture } from './MapPicture';
import { MapTable } from './MapTable';
import type { BoardRow } from '../shared/screen/board-rows';
import { mappedRows } from './treemap';
import styles from './MapPicture.module.css';

const shapes = ['picture', 'table'] as const;

/** The market as a map of its sectors, or as the table of the same figures. */
export function MapPanel({ rows, lacking }: { rows: readonly BoardRow[]; lacking: Lacking }) {
  const t = useT();
  const freshness = useFreshness();
  const { size: requested, setSize, isTable, setTable } = useBoardView();
  const known = sizes.filter((each) => rows.some((row) => (row[each] ?? 0) > 0));
  const size = known.includes(requested) ? requested : (known[0] ?? 'value');
  const mapped = useMemo(() => mappedRows(rows, size), [rows, size]);

  return (
    <Panel
      title={t('board.map.title')}
      data-stale={freshness?.isStale ? 'true' : undefined}
      fact={t('board.map.largest', { count: mapped.length })}
      foot={freshness && !lacking.hasNoQuotes && <AsOfTime value={asOfQuotes(mapped, freshness.asOf)} />}
    >
      <BoardFacts {...lacking} rows={rows} noQuotes={t('board.noQuotes')} />
      {mapped.length === 0 ? (
        !lacking.hasNoQuotes && <Empty title={t('board.map.empty')} />
      ) : (
        <>
          <div className={styles.controls}>
            {known.length > 1 && (
              <Choice
                label={t('board.map.size')}
                options={known}
                nameOf={(each) => t(`board.map.size.${each}`)}
                chosen={size}
                onChoose={setSize}
              />
            )}
            <Choice
              label={t('board.map.shape')}
              options={shapes}
              nameOf={(each) => t(`board.map.${each}`)}
              chosen={isTable ? 'table' : 'picture'}
              onChoose={(each) => setTable(each === 'table')}
            />
          </div>
          {isTable ? <MapTable rows={mapped} size={size} /> : <MapPicture rows={mapped} size={size} />}
        </>
      )}
    </Panel>
  );
}
