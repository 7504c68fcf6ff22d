import { useFormikContext } from 'formik';
import type { ComponentProps, ReactNode } from 'react';
import { LONGEST_TRADE_NOTE } from '../../graph/desk/fields';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import type { CashFlow } from '../../market/account/cash-flows';
import { paidFor, type DeskCosts } from '../../market/costs';
import type { Day } from '../../market/day';
import { FIRST_TRADING_DAY } from '../../market/first-day';
import { formatVolume } from '../../market/format';
import { DateField } from '../../ui/DateField';
import { Field } from '../../ui/Field';
import { SelectField } from '../../ui/SelectField';
import type { TradeDraft } from '../shared/desk-dialogs';
import type { DeskTrade } from '../../graph/values';
import { SymbolField } from '../shared/SymbolField';
import type { TypedSymbol } from '../shared/typed-symbol';
import { readQuantity, readTradePrice } from '../shared/read-number';
import { FormDoubt } from './FormDoubt';
import { LAST_DAY } from '../../market/typed-day';
import { readCostsPaid, type TypedTrade } from './trade-form';
import styles from './TradeDialog.module.css';
import { useTradeWarnings } from './useTradeWarnings';

type Props = {
  draft: TradeDraft;
  today: Day;
  typedSymbol: TypedSymbol;
  trades: readonly DeskTrade[];
  flows: readonly CashFlow[];
  costs: DeskCosts;
  /** What follows the fields, by the number of those that look wrong. */
  children: (doubts: number) => ReactNode;
};

/** The fields of a trade with advice about what is typed, and what it comes to. */
export function TradeFields({ draft, today, typedSymbol, trades, flows, costs, children }: Props) {
  const t = useT();
  const { side } = draft;
  const { values } = useFormikContext<TypedTrade>();
  const read = { ...values, symbol: typedSymbol.read(values.symbol) };
  const { warnings, received, usual } = useTradeWarnings(read, { draft, today, trades, flows, costs });
  const doubts = Object.values(warnings).filter(({ isDoubt }) => isDoubt);
  const hint = (name: keyof TypedTrade) => {
    const { key, values: figures, isDoubt } = warnings[name] ?? {};
    if (key === undefined) return null;
    return isDoubt ? <FormDoubt>{t(key, figures)}</FormDoubt> : t(key, figures);
  };
  const field = (name: keyof TypedTrade, label: MessageKey, input: InputOptions) => (
    <Field name={name} label={t(label)} autoComplete="off" hint={hint(name)} {...input} />
  );
  const paid = (name: 'fee' | 'tax') => {
    const amount = usual[name];
    const placeholder =
      amount === null ? t('desk.computed') : t('desk.computedAs', { amount: formatVolume(amount) });
    return field(name, `desk.${name}Paid`, { ...WHOLE, placeholder });
  };
  const isBuy = side === 'BUY';
  const total = isBuy ? totalOf(values, costs) : received;

  return (
    <>
      <div className={styles.fields}>
        <SymbolField name="symbol" label={t('desk.symbol')} hint={hint('symbol')} typed={typedSymbol} />
        <DateField
          name="day"
          label={t(isBuy || side === 'SELL' ? 'desk.day' : 'desk.exDay')}
          from={FIRST_TRADING_DAY}
          to={isBuy ? LAST_DAY : today}
          hint={hint('day')}
        />
        {side !== 'DIVIDEND' &&
          field('quantity', side === 'BONUS' ? 'desk.newShares' : 'desk.quantity', WHOLE)}
        {side === 'BONUS' && field('per', 'desk.per', WHOLE)}
        {field('price', PRICE_LABELS[side], PRICE)}
        {side === 'BONUS' && (
          <DateField name="settles" label={t('desk.settles')} from={FIRST_TRADING_DAY} to={LAST_DAY} />
        )}
        {isBuy && (
          <>
            {field('stop', 'desk.stop', PRICE)}
            {field('target', 'desk.target', PRICE)}
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
        {(isBuy || side === 'SELL') && paid('fee')}
        {side === 'SELL' && paid('tax')}
        {field('note', 'desk.note', { maxLength: LONGEST_TRADE_NOTE, className: styles.note })}
      </div>
      <p className={`caption ${styles.total}`} aria-live="polite">
        {total !== null && t(isBuy ? 'desk.pays' : 'desk.brings', { amount: formatVolume(total) })}
      </p>
      {children(doubts.length)}
    </>
  );
}

type InputOptions = Pick<
  ComponentProps<typeof Field>,
  'inputMode' | 'maxLength' | 'placeholder' | 'className'
>;
const WHOLE = { inputMode: 'numeric' } as const;
const PRICE = { inputMode: 'decimal' } as const;

const PRICE_LABELS = {
  BUY: 'desk.priceLabel',
  SELL: 'desk.priceLabel',
  BONUS: 'desk.issueLabel',
  DIVIDEND: 'desk.cashLabel',
} as const satisfies Record<TradeDraft['side'], MessageKey>;

/** What the typed purchase costs; null where that is not known. */
function totalOf(typed: TypedTrade, costs: DeskCosts): number | null {
  const [quantity, price] = [readQuantity(typed.quantity), readTradePrice(typed.price)];
  if (quantity === null || price === null) return null;
  return paidFor(quantity, price, costs, { feePaid: readCostsPaid(typed.fee) });
}
