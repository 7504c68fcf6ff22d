import { Button } from '@blueprintjs/core';
import { MoreIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { toThousand } from '../../market/format';
import { Popover } from '../../ui/Popover';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { HoldingLine } from './figures';
import { saleOf } from './sale-draft';
import { showExDates } from './show-ex-dates';
import styles from './DeskPage.module.css';

type Props = { holding: HoldingLine; isUnapplied: boolean };

/** What can be done with a holding: recording a sale or another purchase, watching for a price, seeing its rights. */
export function HoldingMenu({ holding, isUnapplied }: Props) {
  const t = useT();
  const { openAlert, openTrade } = useDeskDialogs();
  const { symbol, price } = holding;
  return (
    <Popover label={t('account.actionsOf', { symbol })} icon={<MoreIcon />} shape="choices">
      {(close) => {
        const item = (text: string, name: string, act: () => void) => (
          <Button
            variant="minimal"
            fill
            text={text}
            aria-label={name}
            onClick={() => {
              close();
              act();
            }}
          />
        );
        return (
          <div className={styles.items}>
            {item(t('desk.sell'), t('desk.sellOf', { symbol }), () => openTrade(saleOf(holding)))}
            {item(t('desk.record'), t('account.buyOf', { symbol }), () =>
              openTrade({ side: 'BUY', symbol, ...(price !== null && { price }) }),
            )}
            {item(t('desk.addAlert'), t('account.alertOf', { symbol }), () =>
              openAlert({ symbol, price: price === null ? null : toThousand(price) }),
            )}
            {isUnapplied &&
              item(t('account.exDatesOpen'), t('account.exDatesOpenOf', { symbol }), showExDates)}
          </div>
        );
      }}
    </Popover>
  );
}
