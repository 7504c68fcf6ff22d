import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import { formatPrice, formatVolume, toThousand } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import { itemProps, type VirtualItemProps } from '../../../ui/item-props';
import type { Case } from './cases';
import { Cost } from './Signed';
import { SymbolLink } from '../../../app/router/SymbolLink';
import styles from './PerformancePage.module.css';

/** The usual height of a case, in px. */
export const CASE_HEIGHT = 40;

/** A purchase with what its plan would have done, what was done, and the difference. */
export function CaseRow({ of, ...virtual }: VirtualItemProps & { of: Case }) {
  const t = useT();
  const today = useToday();
  const { symbol, quantity, planned, sold, isObeyed, days, cost } = of;
  const on = (day: string) => formatDayOf(day, today);
  return (
    <li {...itemProps(virtual)} className={styles.case} data-symbol={symbol}>
      <SymbolLink symbol={symbol} />
      <span>{t('account.caseBought', { quantity: formatVolume(quantity), day: on(of.day) })}</span>
      <span className="text-2">
        {planned === null
          ? t('account.casePlanOpen')
          : t('account.casePlan', { day: on(planned.day), price: formatPrice(toThousand(planned.price)) })}
      </span>
      {days !== null && (
        <span className="text-2">
          {sold === null
            ? t('account.caseHeld', { count: days })
            : t('account.caseSold', { day: on(sold), count: days })}
        </span>
      )}
      {isObeyed !== null && <span>{t(isObeyed ? 'account.caseObeyed' : 'account.caseIgnored')}</span>}
      <span className={styles.cost}>
        <Cost amount={cost} />
      </span>
    </li>
  );
}
