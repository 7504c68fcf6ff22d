import { Panels } from '../../ui/ErrorBoundary';
import styles from './Bot.module.css';
import { LinkPanel } from './LinkPanel';
import { MessagesPanel } from './MessagesPanel';
import { StopPanel } from './StopPanel';

/** What the messaging bot sends, how to link it and how to unsubscribe. */
export function Bot() {
  return (
    <div className={styles.page}>
      <Panels>
        <MessagesPanel />
        <LinkPanel />
        <StopPanel />
      </Panels>
    </div>
  );
}
