import { useT } from '../../../i18n/useT';
import { CheckOption } from '../../../ui/CheckOption';
import type { PreviewRow } from '../import/preview-types';
import styles from './ImportPreview.module.css';

type Props = { rows: readonly PreviewRow[]; isTaken: boolean; onTake: (isTaken: boolean) => void };

/** The symbols beyond these are an ellipsis. */
const MOST_NAMED = 5;

/** How many new trades are unticked at first as the market does not list their symbols, and the one choice that takes them all. */
export function UnlistedRows({ rows, isTaken, onTake }: Props) {
  const t = useT();
  const unlisted = rows.flatMap((row) =>
    row.state === 'new' && row.caution === 'unlisted' ? [row.trade.symbol] : [],
  );
  if (unlisted.length === 0) return null;
  const symbols = [...new Set(unlisted)];
  const names = symbols.slice(0, MOST_NAMED).join(', ') + (symbols.length > MOST_NAMED ? ', …' : '');
  return (
    <div className={styles.unlisted}>
      <p>{t('import.unlisted', { count: unlisted.length, symbols: names })}</p>
      <CheckOption label={t('import.takeUnlisted')} isChosen={isTaken} onToggle={onTake} />
    </div>
  );
}
