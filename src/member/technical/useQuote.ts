import { useFragment, useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useT } from '../../i18n/useT';
import type { Day } from '../../market/day';
import { isIndex } from '../../market/exchange';
import { formatPercent, formatPrice } from '../../market/format';
import { formatDay } from '../../ui/dates';
import { classOf, isUnmatched } from '../../ui/Price';
import { useRefresh } from '../shared/Live';
import { useOlderDay } from '../shared/PriceDay';
import { quoteIn } from '../../graph/useInstrument';
import { ChartedInstrumentFragmentDoc, InstrumentDocument } from './technical.generated';

/** The quote of a symbol: what other panels have loaded at once, the rest when it arrives, null until then. */
export function useQuote(symbol: string) {
  const { data, error, refetch } = useQuery(InstrumentDocument, {
    variables: { symbol },
    fetchPolicy: 'cache-and-network',
  });
  const { data: known } = useFragment({
    fragment: ChartedInstrumentFragmentDoc,
    fragmentName: 'ChartedInstrument',
    from: { __typename: 'Instrument', symbol },
  });
  const quote = quoteIn(known);
  useRefresh(() => refetch(), { symbols: [symbol], error, isUnquoted: quote.source !== 'QUOTE' });
  const { price, reference, ceiling, floor, changePercent } = quote;
  const isComplete = changePercent !== null || data !== undefined;
  const older = useOlderDay(quote);
  const announcement = useAnnouncement({ symbol, price, changePercent, older, isComplete });
  return {
    name: known.name ?? null,
    exchange: known.exchange ?? null,
    quote,
    limits: { reference, ceiling, floor },
    isUnmatched: isUnmatched(quote),
    /** Whether the feed has neither a quote nor a bar of it. */
    hasNoData: price === null && reference === null && data?.instrument != null,
    /** An index is above or below its reference, and otherwise neutral. */
    classOf: (value: number | null) => {
      const priceClass = classOf({ ...quote, price: value });
      return isIndex(symbol) && priceClass === 'ref' ? 'none' : priceClass;
    },
    announcement,
    error,
    refetch,
  };
}

type Announced = {
  symbol: string;
  price: number | null;
  changePercent: number | null;
  /** The day of the price where it is an older one. */
  older: Day | null;
  isComplete: boolean;
};

/** The first complete quote of a symbol in words, kept while its price moves; empty until then. */
function useAnnouncement({ symbol, price, changePercent, older, isComplete }: Announced): string {
  const t = useT();
  const [announced, setAnnounced] = useState({ symbol: '', text: '' });
  if (announced.symbol !== symbol && price !== null && isComplete) {
    const text = `${symbol} ${formatPrice(price)} ${formatPercent(changePercent)}`;
    const day = older && `, ${t('price.closeOf', { day: formatDay(older) })}`;
    setAnnounced({ symbol, text: text + (day ?? '') });
  }
  return announced.symbol === symbol ? announced.text : '';
}
