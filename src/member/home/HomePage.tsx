import { NewsPanel } from '../news/NewsPanel';
import { PulsePanel } from '../pulse/PulsePanel';
import { SignalsPanel } from '../signals/SignalsPanel';
import { WatchlistPanel } from '../watchlist/WatchlistPanel';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

/** The market's pulse, the ideas of the last sessions, the news, and the person's own list. */
export default function HomePage() {
  const t = useT();
  return (
    <div className="stack">
      <a className="skip-link" href="#watchlist">
        {t('app.skipToWatchlist')}
      </a>
      <h1 className="visually-hidden">{t('page.home')}</h1>
      <ErrorBoundary>
        <PulsePanel />
      </ErrorBoundary>
      <div className="columns">
        <div className="stack">
          <ErrorBoundary>
            <SignalsPanel />
          </ErrorBoundary>
          <ErrorBoundary>
            <NewsPanel />
          </ErrorBoundary>
        </div>
        <ErrorBoundary>
          <WatchlistPanel />
        </ErrorBoundary>
      </div>
    </div>
  );
}
