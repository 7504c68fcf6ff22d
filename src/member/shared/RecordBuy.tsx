import { Button } from '@blueprintjs/core';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { useDeskDialogs, type TradeDraft } from './desk-dialogs';

/** Opens the dialog that records a purchase, with what is known of it; one of a day to come begins today, unless it is planned. */
export function RecordBuy({ known }: { known: Omit<TradeDraft, 'side'> }) {
  const t = useT();
  const { day: today } = marketTime(useMarketTime());
  const { openTrade } = useDeskDialogs();
  const isKept = known.day !== undefined && (known.isPlanned || known.day < today);
  const day = isKept ? known.day! : today;

  return <Button text={t('desk.record')} onClick={() => openTrade({ ...known, day, side: 'BUY' })} />;
}
