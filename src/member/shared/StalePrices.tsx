import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { FailedLine } from '../../ui/PanelState';
import { asOfText } from './AsOfTime';
import { useFreshness, usePricesRetry } from './Live';

/** Says from when the prices are that could not be replaced by newer ones, and offers to try again. */
export function StalePrices() {
  const t = useT();
  const today = useToday();
  const freshness = useFreshness();
  const retry = usePricesRetry();
  if (!freshness?.isStale) return null;
  return <FailedLine text={`${asOfText(freshness.asOf, today)}. ${t('price.stale')}`} {...retry} />;
}
