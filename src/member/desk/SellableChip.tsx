import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { formatVolume } from '../../market/format';
import { formatExpectedDay } from '../shared/expected-day';
import type { HoldingLine, LotLine } from './figures';
import styles from './TradesPanel.module.css';

/** Whether all, a part or none of a holding may be sold now; of none from when the first shares may. */
export function SellableChip({ holding }: { holding: HoldingLine }) {
  const t = useT();
  const today = useToday();
  const { quantity, sellable, lines } = holding;
  if (sellable > 0) {
    const isAll = sellable === quantity;
    return (
      <span className={styles.chip} data-sellable="">
        {isAll ? t('account.sellable') : t('account.sellablePart', { quantity: formatVolume(sellable) })}
      </span>
    );
  }
  const next = lines.reduce(earlier, undefined);
  if (!next?.sellable) return <span className={styles.chip}>—</span>;
  const day = formatExpectedDay(next.sellable, today);
  return (
    <span className={styles.chip}>
      {t(next.isAfternoon ? 'account.sellableFrom' : 'account.sellableFromOpen', { day })}
    </span>
  );
}

function earlier(first: LotLine | undefined, line: LotLine): LotLine {
  return first?.sellable && (!line.sellable || first.sellable <= line.sellable) ? first : line;
}
