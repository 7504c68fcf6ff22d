import { Button } from '@blueprintjs/core';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { useDeskDialogs, type TradeDraft } from './desk-dialogs';

/** Opens the dialog that records a purchase, with what is known of it; one of a day to come begins today. */
export function RecordBuy({ known }: { known: Omit<TradeDraft, 'side'> }) {
  const t = useT();
  const { day: today } = marketTime(useMarketTime());
  const { openTrade } = useDeskDialogs();
  const day = known.day !== undefined && known.day < today ? known.day : today;

  return <Button text={t('desk.record')} onClick={() => openTrade({ ...known, day, side: 'BUY' })} />;
}
