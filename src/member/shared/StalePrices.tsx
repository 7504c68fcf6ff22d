import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { asOfQuotes, type Quote } from '../../market/quote';
import { FailedLine } from '../../ui/PanelState';
import { asOfText } from './AsOfTime';
import { useFreshness, usePricesRetry } from './Live';

type Props = {
  /** What the panel shows: where all are of days before, it is the newest of these that is named. */
  quotes: Iterable<Pick<Quote, 'price' | 'day'>>;
};

/** Says from when the prices are that could not be replaced by newer ones, and offers to try again. */
export function StalePrices({ quotes }: Props) {
  const t = useT();
  const today = useToday();
  const freshness = useFreshness();
  const retry = usePricesRetry();
  if (!freshness?.isStale) return null;
  return (
    <FailedLine
      text={`${asOfText(asOfQuotes(quotes, freshness.asOf), today)}. ${t('price.stale')}`}
      {...retry}
    />
  );
}
