import { useT } from '../../i18n/useT';
import { FigureHead } from '../../ui/FigureHead';
import type { SignalColumn } from './columns/columns';
import { AddedCols, AddedHeads } from './columns/AddedCells';
import styles from './SignalsColumns.module.css';

type Props = {
  added: readonly SignalColumn[];
  /** Whether the rows have no columns, as on a phone: the headers are for screen readers then. */
  isCompact: boolean;
};

/** The columns of the table and their headers: the required ones, the plan, then the chosen ones. */
export function SignalsHead({ added, isCompact }: Props) {
  const t = useT();
  const now = <FigureHead className={styles.now}>{t('signals.now')}</FigureHead>;
  return (
    <>
      {!isCompact && (
        <colgroup>
          <col />
          <col className={styles.price} />
          <col className={styles.kind} />
          <col className={styles.updated} />
          <col className={styles.now} />
          <col className={styles.since} />
          <col className={styles.plan} />
          <col className={styles.plan} />
          <col className={styles.sellable} />
          <AddedCols columns={added} />
        </colgroup>
      )}
      <thead>
        <tr>
          <th scope="col">{t('signals.symbol')}</th>
          {isCompact && now}
          <FigureHead>{t('signals.price')}</FigureHead>
          <th scope="col">{t('signals.kind')}</th>
          <FigureHead>{t('signals.updated')}</FigureHead>
          {!isCompact && now}
          <FigureHead className={styles.since}>{t('signals.since')}</FigureHead>
          {!isCompact && (
            <>
              <FigureHead className={styles.plan}>{t('signals.target')}</FigureHead>
              <FigureHead className={styles.plan}>{t('signals.stop')}</FigureHead>
            </>
          )}
          <th scope="col" className={styles.sellable}>
            {t('signals.sellable')}
          </th>
          <AddedHeads columns={added} />
        </tr>
      </thead>
    </>
  );
}
