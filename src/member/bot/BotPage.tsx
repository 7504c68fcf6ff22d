import { useT } from '../../i18n/useT';
import { Panels } from '../../ui/ErrorBoundary';
import styles from './BotPage.module.css';
import { LinkPanel } from './LinkPanel';
import { MessagesPanel } from './MessagesPanel';
import { StopPanel } from './StopPanel';

/** /bot: what the messaging bot sends, how to link it and how to unsubscribe. */
export default function BotPage() {
  const t = useT();
  return (
    <>
      <h1 className="page-title">{t('page.bot')}</h1>
      <div className={styles.page}>
        <Panels>
          <MessagesPanel />
          <LinkPanel />
          <StopPanel />
        </Panels>
      </div>
    </>
  );
}
