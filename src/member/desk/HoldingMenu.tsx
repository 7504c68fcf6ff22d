import { MoreIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { toThousand } from '../../market/format';
import { Menu, MenuItem } from '../../ui/Menu';
import { useDeskDialogs } from '../shared/desk-dialogs';
import type { HoldingLine } from './figures';
import { saleOf } from './sale-draft';
import { showExDates } from './show-ex-dates';

type Props = { holding: HoldingLine; isUnapplied: boolean };

/** What can be done with a holding: recording a sale or another purchase, watching for a price, seeing its rights. */
export function HoldingMenu({ holding, isUnapplied }: Props) {
  const t = useT();
  const { openAlert, openTrade } = useDeskDialogs();
  const { symbol, price } = holding;
  return (
    <Menu label={t('account.actionsOf', { symbol })} icon={<MoreIcon />}>
      <MenuItem name={t('desk.sellOf', { symbol })} onSelect={() => openTrade(saleOf(holding))}>
        {t('desk.sell')}
      </MenuItem>
      <MenuItem
        name={t('account.buyOf', { symbol })}
        onSelect={() => openTrade({ side: 'BUY', symbol, ...(price !== null && { price }) })}
      >
        {t('desk.record')}
      </MenuItem>
      <MenuItem
        name={t('account.alertOf', { symbol })}
        onSelect={() => openAlert({ symbol, price: price === null ? null : toThousand(price) })}
      >
        {t('desk.addAlert')}
      </MenuItem>
      {isUnapplied && (
        <MenuItem name={t('account.exDatesOpenOf', { symbol })} onSelect={showExDates}>
          {t('account.exDatesOpen')}
        </MenuItem>
      )}
    </Menu>
  );
}
