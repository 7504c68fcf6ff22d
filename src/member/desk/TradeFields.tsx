import { WarningSignIcon } from '@blueprintjs/icons';
import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { paidFor, type DeskCosts } from '../../market/costs';
import type { Day } from '../../market/day';
import { FIRST_TRADING_DAY } from '../../market/first-day';
import { formatVolume } from '../../market/format';
import { DateField } from '../../ui/DateField';
import { Field } from '../../ui/Field';
import { SelectField } from '../../ui/SelectField';
import type { TradeDraft } from '../shared/desk-dialogs';
import type { DeskTrade } from '../../graph/values';
import { readPrice, readQuantity } from '../shared/read-number';
import { LAST_DAY, type TypedTrade } from './trade-form';
import styles from './TradeDialog.module.css';
import { useTradeWarnings } from './useTradeWarnings';

type Props = {
  draft: TradeDraft;
  today: Day;
  trades: readonly DeskTrade[];
  costs: DeskCosts;
  /** What follows the fields, by whether anything in them is doubtful. */
  children: (isDoubtful: boolean) => ReactNode;
};

/** The fields of a trade with advice about what is typed, and what it comes to. */
export function TradeFields({ draft, today, trades, costs, children }: Props) {
  const t = useT();
  const { side } = draft;
  const { values } = useFormikContext<TypedTrade>();
  const { warnings, received } = useTradeWarnings(values, { draft, today, trades, costs });
  const doubts = Object.values(warnings).filter(({ isDoubt }) => isDoubt);
  const hint = (name: keyof TypedTrade) => {
    const { key, values: figures, isDoubt } = warnings[name] ?? {};
    if (key === undefined) return null;
    return isDoubt ? <Doubt>{t(key, figures)}</Doubt> : t(key, figures);
  };
  const isBuy = side === 'BUY';
  const total = isBuy ? totalOf(values, costs) : received;

  return (
    <>
      <div className={styles.fields}>
        <Field name="symbol" label={t('desk.symbol')} autoComplete="off" maxLength={10} />
        <DateField
          name="day"
          label={t(isBuy || side === 'SELL' ? 'desk.day' : 'desk.exDay')}
          from={FIRST_TRADING_DAY}
          to={isBuy ? LAST_DAY : today}
          hint={hint('day')}
        />
        {side !== 'DIVIDEND' && (
          <Field
            name="quantity"
            label={t(side === 'BONUS' ? 'desk.newShares' : 'desk.quantity')}
            inputMode="numeric"
            autoComplete="off"
            hint={hint('quantity')}
          />
        )}
        {side === 'BONUS' && (
          <Field name="per" label={t('desk.per')} inputMode="numeric" autoComplete="off" />
        )}
        <Field
          name="price"
          label={t(PRICE_LABELS[side])}
          inputMode="decimal"
          autoComplete="off"
          hint={hint('price')}
        />
        {side === 'BONUS' && (
          <DateField name="settles" label={t('desk.settles')} from={FIRST_TRADING_DAY} to={LAST_DAY} />
        )}
        {isBuy && (
          <>
            <Field
              name="stop"
              label={t('desk.stop')}
              inputMode="decimal"
              autoComplete="off"
              hint={hint('stop')}
            />
            <Field
              name="target"
              label={t('desk.target')}
              inputMode="decimal"
              autoComplete="off"
              hint={hint('target')}
            />
            <SelectField
              name="state"
              label={t('desk.state')}
              options={[
                { value: 'bought', label: t('desk.stateBought') },
                { value: 'planned', label: t('desk.statePlanned') },
              ]}
            />
          </>
        )}
        <Field name="note" label={t('desk.note')} autoComplete="off" maxLength={500} />
      </div>
      <p className={`caption ${styles.total}`} aria-live="polite">
        {total !== null && t(isBuy ? 'desk.pays' : 'desk.brings', { amount: formatVolume(total) })}
      </p>
      {doubts.length > 0 && (
        <div className={styles.doubts} role="alert">
          <Doubt>{t('desk.doubts', { count: doubts.length })}</Doubt>
        </div>
      )}
      {children(doubts.length > 0)}
    </>
  );
}

const PRICE_LABELS = {
  BUY: 'desk.priceLabel',
  SELL: 'desk.priceLabel',
  BONUS: 'desk.issueLabel',
  DIVIDEND: 'desk.cashLabel',
} as const satisfies Record<TradeDraft['side'], MessageKey>;

function Doubt({ children }: { children: ReactNode }) {
  return (
    <span className={styles.doubt}>
      <WarningSignIcon size={12} />
      <span>{children}</span>
    </span>
  );
}

/** What the typed purchase costs; null where that is not known. */
function totalOf(typed: TypedTrade, costs: DeskCosts): number | null {
  const [quantity, price] = [readQuantity(typed.quantity), readPrice(typed.price)];
  return quantity === null || price === null ? null : paidFor(quantity, price, costs);
}
