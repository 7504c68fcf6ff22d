import { Button } from '@blueprintjs/core';
import { useToday } from '../../../app/actors/useToday';
import { useT } from '../../../i18n/useT';
import type { CashFlow } from '../../../market/account/cash-flows';
import { formatDay, formatDayOf } from '../../../ui/dates';
import { hasManyItems, itemProps } from '../../../ui/item-props';
import { Items } from '../../../ui/Items';
import { signedMoney } from '../figures';
import type { FlowDraft } from '../../shared/desk-dialogs';
import { Time } from '../../../ui/Time';
import styles from './FlowList.module.css';

/** The usual height of a cash flow, in px. */
const USUAL_HEIGHT = 34;

type Props = { flows: readonly CashFlow[]; onEdit: (flow: FlowDraft) => void };

/** The deposits and withdrawals, newest first. */
export function FlowList({ flows, onEdit }: Props) {
  const t = useT();
  const today = useToday();
  const newest = flows.toSorted((one, other) => (one.day < other.day ? 1 : Number(one.day > other.day) * -1));
  return (
    <ul className={styles.flows} aria-label={t('account.flows')}>
      <Items
        element="li"
        count={newest.length}
        isLong={hasManyItems(newest.length)}
        keyOf={(i) => newest[i]!.id}
        heightOf={() => USUAL_HEIGHT}
        renderItem={(i, virtual) => {
          const flow = newest[i]!;
          const { id, day, amount } = flow;
          const kind = t(amount > 0 ? 'account.deposit' : 'account.withdrawal');
          return (
            <li key={id} {...itemProps(virtual)}>
              <Time dateTime={day} title={formatDay(day)}>
                {formatDayOf(day, today)}
              </Time>
              <span>{kind}</span>
              <b className={styles.amount}>{signedMoney(amount)} đ</b>
              <Button
                className={styles.edit!}
                size="small"
                variant="minimal"
                text={t('desk.edit')}
                aria-label={t('account.editOf', { kind, amount: signedMoney(amount), day: formatDay(day) })}
                onClick={() => onEdit(flow)}
              />
            </li>
          );
        }}
      />
    </ul>
  );
}
