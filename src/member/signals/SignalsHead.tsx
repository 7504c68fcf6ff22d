import { useT } from '../../i18n/useT';
import type { IdeaColumn } from './idea/columns';
import { IdeaCols, IdeaHeads } from './idea/IdeaCells';
import styles from './SignalsTable.module.css';

/** The columns of the table and their headers: the required ones, then what the server adds to them. */
export function SignalsHead({ ideas }: { ideas: readonly IdeaColumn[] }) {
  const t = useT();
  return (
    <>
      <colgroup>
        <col className={styles.symbol} />
        <col className={styles.price} />
        <col className={styles.kind} />
        <col className={styles.updated} />
        <col className={styles.since} />
        <col className={styles.sellable} />
        <IdeaCols columns={ideas} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">{t('signals.symbol')}</th>
          <th scope="col" className="numeric">
            {t('signals.price')}
          </th>
          <th scope="col">{t('signals.kind')}</th>
          <th scope="col" className="numeric">
            {t('signals.updated')}
          </th>
          <th scope="col" className={`numeric ${styles.since}`}>
            {t('signals.since')}
          </th>
          <th scope="col" className={styles.sellable}>
            {t('signals.sellable')}
          </th>
          <IdeaHeads columns={ideas} />
        </tr>
      </thead>
    </>
  );
}
