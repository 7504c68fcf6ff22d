import type { ReactNode } from 'react';
import { useT } from '../../../i18n/useT';
import type { Preview } from '../import/preview-types';
import type { Others } from '../import/document';
import { tradeText } from './preview-texts';
import styles from './ImportPreview.module.css';

type Props = { preview: Preview; others: Others | null; children: ReactNode };

/** What else there is to know of a file: what of it is not read, what it has besides, what it lacks. */
export function PreviewFacts({ preview: { table, lacking }, others, children }: Props) {
  const t = useT();
  const { left, beyond } = table;
  const facts = [
    left.heads > 0 && t('import.leftHeads', { count: left.heads }),
    left.totals > 0 && t('import.leftTotals', { count: left.totals }),
    beyond + (others?.beyond ?? 0) > 0 && t('import.beyond', { count: beyond + (others?.beyond ?? 0) }),
  ].filter(Boolean);
  const lists = others?.counts.map(({ list, count }) => t(`import.list.${list}`, { count })) ?? [];
  return (
    <div className={styles.facts}>
      {facts.length > 0 && <p className="text-2">{facts.join(' · ')}</p>}
      {lists.length > 0 && <p className="text-2">{t('import.besides', { lists: lists.join(' · ') })}</p>}
      {others && others.leftOut.length > 0 && (
        <details>
          <summary>{t('import.leftOut', { count: others.leftOut.length })}</summary>
          <ul className={styles.list}>
            {others.leftOut.map(({ list, number, problems }) => (
              <li key={`${list} ${number}`}>
                {t(`import.place.${list}`, { number })}:{' '}
                {problems.map((each) => t(`import.left.${each}`)).join('; ')}
              </li>
            ))}
          </ul>
        </details>
      )}
      {children}
      {lacking.length > 0 && (
        <details>
          <summary>{t('import.lacking', { count: lacking.length })}</summary>
          <p className="text-2">{t('import.lackingHint')}</p>
          <ul className={styles.list}>
            {lacking.map((trade) => (
              <li key={trade.id}>{tradeText(trade)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
