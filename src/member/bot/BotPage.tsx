import { LinkPanel } from './LinkPanel';
import { MessagesPanel } from './MessagesPanel';
import { StopPanel } from './StopPanel';
import styles from './BotPage.module.css';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';

/** /bot: what the messaging bot sends, how to link it, how to stop it. */
export default function BotPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.bot')}</h1>
      <div className={styles.page}>
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
