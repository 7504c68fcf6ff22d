import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { useMarketTime } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import type { TradeDraft } from './trade-form';
import { TradeDialog } from './TradeDialog';

/** Opens the dialog that records a purchase, with what is known of it; one of a day to come begins today. */
export function RecordBuy({ known }: { known: Omit<TradeDraft, 'side'> }) {
  const t = useT();
  const { day: today } = marketTime(useMarketTime());
  const [isOpen, setIsOpen] = useState(false);
  const day = known.day !== undefined && known.day < today ? known.day : today;

  return (
    <>
      <Button text={t('desk.record')} onClick={() => setIsOpen(true)} />
      {isOpen && <TradeDialog draft={{ ...known, day, side: 'BUY' }} onClose={() => setIsOpen(false)} />}
    </>
  );
}
