import { useMemo, useState } from 'react';
import { useNotify } from '../../app/actors/useNotify';
import { useAppActors } from '../../app/actors/AppActors';
import { useToday } from '../../app/actors/useToday';
import type { DeskTrade } from '../../graph/values';
import type { MessageKey } from '../../i18n/messages';
import { useT } from '../../i18n/useT';
import { exDaysOf } from '../../market/account/rights';
import { formatVolume } from '../../market/format';
import { settlementOf } from '../../market/settlement';
import { formatDay } from '../../ui/dates';
import { Dialog } from '../../ui/Dialog';
import { Form } from '../../ui/Form';
import { tradeInputOf, tradeSchema, typedTradeOf, type TypedTrade } from './trade-form';
import type { TradeDraft } from '../shared/desk-dialogs';
import { useTypedSymbol } from '../shared/useTypedSymbol';
import { formatExpectedDay } from '../shared/expected-day';
import { DialogKeeper } from '../shared/DialogKeeper';
import { newId } from '../shared/level-alert';
import { movedLevels } from '../shared/moved-levels';
import { useDesk, costsOf } from '../shared/useDesk';
import { useSaveDesk } from '../shared/useSaveDesk';
import { SaveActions } from './SaveActions';
import { TradeFields } from './TradeFields';
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
  const today = useToday();
  const { side } = draft;
  const typedSymbol = useTypedSymbol();
  const original = desk?.trades.find(({ id }) => id === draft.id);

  // A save whose answer was lost may have arrived: whoever saves again saves the same trade.
  const [id] = useState(() => draft.id ?? newId());
  const trades = desk?.trades;
  const schema = useMemo(() => {
    const others = trades?.filter((trade) => trade.id !== id) ?? [];
    return tradeSchema(side, today, others, typedSymbol);
  }, [side, today, trades, id, typedSymbol]);

  const record = async (typed: TypedTrade) => {
    const trade = tradeInputOf(typed, { ...draft, id });
    const exDays = exDaysOf(desk?.trades ?? []).get(trade.symbol) ?? [];
    const alerts = original ? movedLevels(trade, original, exDays, clock.now()) : [];
    if (!(await save({ trades: [trade], alerts }))) return;
    const { symbol, quantity, day, isPlanned } = trade;
    const bought = {
      quantity: formatVolume(quantity),
      symbol,
      day: formatExpectedDay(settlementOf(day).sellable, today),
    };
    const description = side === 'BUY' && !isPlanned ? { description: t('desk.savedBuy', bought) } : {};
    notify({ kind: 'success', title: t('desk.saved'), ...description, about: id });
    onClose();
  };

  const remove = async ({ id, symbol }: DeskTrade) => {
    if (!(await save({ removed: { trades: [id] } }))) return;
    const action = { label: t('desk.undo'), onAct: () => void save({ trades: [original!] }) };
    notify({ kind: 'success', title: t('desk.removed', { symbol }), action, about: id });
    onClose();
  };

  const title = original
    ? t('desk.editOf', { symbol: original.symbol, day: formatDay(original.day) })
    : t(TITLES[side]);
  // What was typed about one symbol is not offered for another.
  const name = `trade ${side} ${draft.id ?? draft.symbol ?? ''}`;
  return (
    <Dialog title={title} size="medium" onClose={onClose}>
      <Form<TypedTrade>
        name={name}
        className={styles.form}
        initialValues={typedTradeOf(draft, today)}
        schema={schema}
        isFirst
        onSubmit={record}
      >
        <DialogKeeper dialog="trade" opening={draft} title={title} name={name} />
        <TradeFields
          draft={{ ...draft, id }}
          today={today}
          typedSymbol={typedSymbol}
          trades={trades ?? []}
          flows={desk?.flows ?? []}
          costs={costsOf(desk)}
        >
          {(doubts) => (
            <SaveActions
              doubts={doubts}
              isReady={desk !== undefined}
              onRemove={original && (() => void remove(original))}
            />
          )}
        </TradeFields>
      </Form>
    </Dialog>
  );
}
