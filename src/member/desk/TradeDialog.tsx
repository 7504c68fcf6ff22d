import { Button } from '@blueprintjs/core';
import { useQuery } from '@apollo/client/react';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useAppActors, useMarketTime } from '../../app/actors/AppActors';
import { QuotesDocument } from '../../graph/quotes.generated';
import type { DeskTrade } from '../../graph/values';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { paidFor, type DeskCosts } from '../../market/costs';
import { isDay } from '../../market/day';
import { formatVolume } from '../../market/format';
import { positionsOf, sellableOf, type Trade } from '../../market/positions';
import { settlementOf } from '../../market/settlement';
import { isTicker } from '../../market/symbol';
import { formatDayOf } from '../../ui/dates';
import { DateField } from '../../ui/DateField';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Form } from '../../ui/Form';
import { SelectField } from '../../ui/SelectField';
import { SubmitButton } from '../../ui/SubmitButton';
import { FIRST_DAY, LAST_DAY, tradeOf, tradeSchema, typedOf, type TypedTrade } from './trade-form';
import type { TradeDraft } from '../shared/desk-dialogs';
import { movedLevels } from '../shared/level-alert';
import { readPrice, readQuantity } from '../shared/read-number';
import { useDesk, costsOf } from '../shared/useDesk';
import { useSaveDesk } from '../shared/useSaveDesk';
import { warningsOf } from './warnings';
import styles from './TradeDialog.module.css';

const TITLES = {
  BUY: 'desk.dialogBuy',
  SELL: 'desk.dialogSell',
  BONUS: 'desk.dialogBonus',
  DIVIDEND: 'desk.dialogDividend',
} as const satisfies Record<TradeDraft['side'], MessageKey>;

type Props = { draft: TradeDraft; onClose: () => void };

/** Records or edits a trade; what was typed stays until it is saved. */
export function TradeDialog({ draft, onClose }: Props) {
  const t = useT();
  const notify = useNotify();
  const { clock } = useAppActors();
  const { desk } = useDesk();
  const save = useSaveDesk();
  const { day: today } = marketTime(useMarketTime());
  const { side } = draft;
  const schema = useMemo(() => tradeSchema(side, today), [side, today]);
  const original = desk?.trades.find(({ id }) => id === draft.id);

  const record = async (typed: TypedTrade) => {
    const trade = tradeOf(typed, draft);
    const alerts = original ? movedLevels(trade, original, clock.now()) : [];
    if (!(await save({ trades: [trade], alerts }))) return;
    const { symbol, quantity, day, isPlanned } = trade;
    const bought = {
      quantity: formatVolume(quantity),
      symbol,
      day: formatDayOf(settlementOf(day).sellable, today),
    };
    const description = side === 'BUY' && !isPlanned ? { description: t('desk.savedBuy', bought) } : {};
    notify({ kind: 'success', title: t('desk.saved'), ...description });
    onClose();
  };

  const remove = async ({ id, symbol }: DeskTrade) => {
    if (!(await save({ removed: [id] }))) return;
    const action = { label: t('desk.undo'), onAct: () => void save({ trades: [original!] }) };
    notify({ kind: 'success', title: t('desk.removed', { symbol }), action });
    onClose();
  };

  return (
    <Dialog title={t(TITLES[side])} size="medium" onClose={onClose}>
      <Form<TypedTrade>
        name={`trade ${side} ${draft.id ?? ''}`}
        className={styles.form}
        initialValues={typedOf(draft, today)}
        schema={schema}
        isFirst
        onSubmit={record}
      >
        <Fields draft={draft} today={today} trades={desk?.trades ?? []} costs={costsOf(desk)} />
        <div className={styles.actions}>
          <SubmitButton text={t('desk.save')} disabled={!desk} />
          {original && (
            <Button
              variant="minimal"
              intent="danger"
              text={t('desk.remove')}
              onClick={() => void remove(original)}
            />
          )}
        </div>
      </Form>
    </Dialog>
  );
}

type FieldsProps = {
  draft: TradeDraft;
  today: string;
  trades: readonly DeskTrade[];
  costs: DeskCosts;
};

function Fields({ draft: { side, id }, today, trades, costs }: FieldsProps) {
  const t = useT();
  const { values } = useFormikContext<TypedTrade>();
  const symbol = values.symbol.trim().toUpperCase();
  const { data } = useQuery(QuotesDocument, { variables: { symbols: [symbol] }, skip: !isTicker(symbol) });
  const others = trades.filter((trade) => trade.id !== id && trade.symbol === symbol);
  const sale = side === 'SELL' && isDay(values.day) ? saleOf(values, symbol) : null;
  const settled = sale ? settledBefore(sale, others, costs) : null;
  const warnings = warningsOf(values, { side, quote: data?.quotes[0], today, settled });
  const hint = (name: keyof TypedTrade) => {
    const warning = warnings[name];
    return warning ? t(warning.key, warning.values) : null;
  };
  const total = side === 'BUY' ? totalOf(values, costs) : sale && receivedOf(sale, others, costs);
  const isBuy = side === 'BUY';

  return (
    <>
      <div className={styles.fields}>
        <Field name="symbol" label={t('desk.symbol')} autoComplete="off" maxLength={10} />
        <DateField
          name="day"
          label={t(side === 'BUY' || side === 'SELL' ? 'desk.day' : 'desk.exDay')}
          from={FIRST_DAY}
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
          <DateField name="settles" label={t('desk.settles')} from={FIRST_DAY} to={LAST_DAY} />
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
            <Field name="target" label={t('desk.target')} inputMode="decimal" autoComplete="off" />
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
    </>
  );
}

const PRICE_LABELS = {
  BUY: 'desk.priceLabel',
  SELL: 'desk.priceLabel',
  BONUS: 'desk.issueLabel',
  DIVIDEND: 'desk.cashLabel',
} as const satisfies Record<TradeDraft['side'], MessageKey>;

/** What the typed purchase costs; null where that is not known. */
function totalOf(typed: TypedTrade, costs: DeskCosts): number | null {
  const [quantity, price] = [readQuantity(typed.quantity), readPrice(typed.price)];
  return quantity === null || price === null ? null : paidFor(quantity, price, costs);
}

/** The typed sale; what is not typed yet is 0. */
function saleOf({ day, quantity, price }: TypedTrade, symbol: string): Trade {
  const typed = { quantity: readQuantity(quantity) ?? 0, price: readPrice(price) ?? 0 };
  return { id: '', symbol, side: 'SELL', ...typed, day, per: null, settles: null, isPlanned: false };
}

/** What a sale brings after the trades of its symbol; null where that is not known. */
function receivedOf(sale: Trade, others: readonly Trade[], costs: DeskCosts): number | null {
  if (sale.quantity === 0 || sale.price === 0) return null;
  const { sales } = positionsOf([...others, sale], costs).get(sale.symbol)!;
  return sales.find(({ id }) => id === sale.id)!.received;
}

/** The shares that are settled by the end of the day of a sale, and not sold by others. */
function settledBefore({ symbol, day }: Trade, others: readonly Trade[], costs: DeskCosts): number {
  const until = others.filter((trade) => trade.day <= day);
  const position = positionsOf(until, costs).get(symbol);
  return position ? sellableOf(position, { day, minute: 24 * 60 }) : 0;
}
