import { Button } from '@blueprintjs/core';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { useDeskDialogs, type TradeDraft } from './desk-dialogs';

type Props = {
  /** Returns what is known of the purchase when the button is pressed. */
  getKnown: () => Omit<TradeDraft, 'side'>;
};

/** Opens the dialog that records a purchase, with what is known of it; one of a day to come begins today, unless it is planned. */
export function RecordBuy({ getKnown }: Props) {
  const t = useT();
  const today = useToday();
  const { openTrade } = useDeskDialogs();

  const open = () => {
    const known = getKnown();
    const isKept = known.day !== undefined && (known.isPlanned || known.day < today);
    openTrade({ ...known, day: isKept ? known.day! : today, side: 'BUY' });
  };
  return <Button text={t('desk.record')} onClick={open} />;
}
