import { LinkPanel } from './LinkPanel';
import { MessagesPanel } from './MessagesPanel';
import { StopPanel } from './StopPanel';
import './layout.css';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import '../frame/page-title.css';

/** /bot: what the messaging bot sends, how to link it and how to unsubscribe. */
export default function BotPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.bot')}</h1>
      <div className="bot">
        <ErrorBoundary>
          <MessagesPanel />
        </ErrorBoundary>
        <ErrorBoundary>
          <LinkPanel />
        </ErrorBoundary>
        <ErrorBoundary>
          <StopPanel />
        </ErrorBoundary>
      </div>
    </>
  );
}
