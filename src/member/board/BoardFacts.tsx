import { Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { part } from '../../ui/part';
import { FeedFailedLine } from '../shared/feed/FeedFailed';
import { StalePrices } from '../shared/StalePrices';
import type { BoardRow } from '../shared/screen/board-rows';

const PartOfMarket = part(() => import('../shared/feed/FeedSentences'), 'PartOfMarket', {
  texts: 'feed',
  optional: true,
});

const UnknownUnits = part(() => import('../shared/feed/FeedSentences'), 'UnknownUnits', {
  texts: 'feed',
  optional: true,
});

/** What the feed does not say of the market. */
export type Lacking = {
  /** Whether the symbols are those of a search, which may be a part of the market. */
  isPart: boolean;
  /** The symbols whose prices are left out, as their unit is not known. */
  ofUnknownUnit: readonly string[];
  /** Whether there are no quotes. */
  hasNoQuotes: boolean;
  /** Why, where the feed does not simply lack them. */
  quotesError: unknown;
  onRetry: () => void;
};

type Props = Lacking & {
  rows: readonly BoardRow[];
  /** What the missing quotes mean here. */
  noQuotes: string;
};

/** Says once what is not known of the market, or that its prices are old. */
export function BoardFacts({
  rows,
  isPart,
  ofUnknownUnit,
  hasNoQuotes,
  quotesError,
  onRetry,
  noQuotes,
}: Props) {
  const t = useT();
  return (
    <>
      {isPart && (
        <Suspense>
          <PartOfMarket count={rows.length} />
        </Suspense>
      )}
      {ofUnknownUnit.length > 0 && (
        <Suspense>
          <UnknownUnits symbols={ofUnknownUnit} />
        </Suspense>
      )}
      {quotesError !== undefined && (
        <FeedFailedLine error={quotesError} title={t('board.pricesFailed')} onRetry={onRetry} />
      )}
      {hasNoQuotes && quotesError === undefined && <p className="panel-line">{noQuotes}</p>}
      {!hasNoQuotes && <StalePrices quotes={rows} />}
    </>
  );
}
