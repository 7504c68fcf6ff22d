import type { ApolloClient } from '@apollo/client';
import { interfaceLanguage } from '../../app/language';
import { NewsPanel } from '../news/NewsPanel';
import { loadWording } from '../pulse/note/wordings';
import { MarketPulseDocument } from '../pulse/pulse.generated';
import { PulsePanel } from '../pulse/PulsePanel';
import { ProvisionalSignals } from '../signals/provisional/ProvisionalSignals';
import { loadSectorNames } from '../shared/useSectorName';
import { SignalsDocument } from '../shared/signals.generated';
import { SignalsPanel } from '../signals/SignalsPanel';
import { WatchlistsDocument } from '../../graph/watchlists.generated';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { useT } from '../../i18n/useT';
import { Panels } from '../../ui/ErrorBoundary';
import styles from './HomePage.module.css';

const firstQueries = [MarketPulseDocument, SignalsDocument, WatchlistsDocument];

/** Queries what the panels query first, and loads what they say in another language. */
export function loadFirst(client: ApolloClient) {
  return Promise.allSettled([
    ...firstQueries.map((query) => client.query<unknown>({ query })),
    document.documentElement.lang !== 'vi' && loadSectorNames(),
    loadWording(interfaceLanguage()),
  ]);
}

/** /: the market's pulse, the signals of the last trading days, the news, and the person's watchlist. */
export default function HomePage() {
  const t = useT();
  return (
    <div className="stack">
      <a className="skip-link" href="#watchlist">
        {t('app.skipToWatchlist')}
      </a>
      <h1 className="visually-hidden">{t('page.home')}</h1>
      <Panels>
        <PulsePanel />
      </Panels>
      <div className="columns">
        <div className={`stack ${styles.feeds}`}>
          <Panels>
            <ProvisionalSignals />
            <SignalsPanel />
            <NewsPanel />
          </Panels>
        </div>
        <Panels>
          <WatchlistPanel />
        </Panels>
      </div>
    </div>
  );
}
