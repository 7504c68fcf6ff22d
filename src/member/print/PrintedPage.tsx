import { SampleLabel } from '../../app/layouts/SampleTag';
import { useAppActors, useMarketTime } from '../../app/actors/AppActors';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useT } from '../../i18n/useT';
import { marketTime } from '../../market/clock';
import { formatMinute } from '../../market/format';
import { BrandMark } from '../../ui/Brand';
import { formatDay } from '../../ui/dates';
import { useIsPrinted } from '../../ui/useIsPrinted';
import { quoteIn } from '../../graph/useInstrument';
import { asOfQuotes } from '../../market/quote';
import { AsOfTime } from '../shared/AsOfTime';
import { useFreshness } from '../shared/Live';
import '../../ui/styles/print.css';

/** The head and the foot of a member's page on paper, and the rules by which it is printed. */
export function PrintedPage() {
  return useIsPrinted() && <Printed />;
}

function Printed() {
  const t = useT();
  const { demo } = useAppActors();
  const { day, minute } = marketTime(useMarketTime());
  const freshness = useFreshness();
  const { cache } = useApolloClient();
  const brand = t('app.name');
  return (
    <>
      <div className="printed-head">
        <BrandMark size={20} />
        <b>{brand}</b>
        <span>{document.title.replace(` | ${brand}`, '')}</span>
        {demo && <SampleLabel />}
        <span className="printed-time">
          {freshness && <AsOfTime value={asOfQuotes(knownQuotes(cache), freshness.asOf)} />}
          <span>{t('print.at', { time: formatMinute(minute), day: formatDay(day) })}</span>
        </span>
        {demo?.Printed && <demo.Printed />}
      </div>
      <p className="printed-foot">{t('app.disclaimer')}</p>
    </>
  );
}

/** The quotes of all instruments that were loaded, of which a page shows some. */
function knownQuotes(cache: ApolloCache) {
  const known = cache.extract() as Record<string, { __typename?: string; quote?: unknown }>;
  return Object.values(known).flatMap((each) => (each.__typename === 'Instrument' ? quoteIn(each) : []));
}
