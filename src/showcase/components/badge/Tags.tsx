import { useT } from '../../../i18n/useT';
import { Label } from '../Label';
import { Row } from '../Layout';

export function Tags() {
  const t = useT();
  return (
    <Row>
      <Label text={t('payments.scheduled')} />
      <Label isCurrent text={t('subscriptions.inUse')} />
      <Label isRound text="HOSE" />
      <Label isLarge text={t('signals.chip.TREND_UP')} />
    </Row>
  );
}
