import { useT } from '../../i18n/useT';
import { Panel } from '../../ui/Panel';
import { Skeleton } from '../../ui/PanelState';
import { LoadFailed } from '../shared/LoadFailed';
import { NoteField } from './NoteField';
import styles from './NoteField.module.css';
import { useDesk } from '../shared/useDesk';

/** A person's note on the symbol of the page. */
export function NotePanel({ symbol }: { symbol: string }) {
  const t = useT();
  const { desk, error, retry } = useDesk();
  const text = desk?.notes.find(({ id }) => id === symbol)?.text ?? '';

  return (
    <Panel className="screen-only" name={t('desk.notes')} title={t('desk.noteOf', { symbol })}>
      <div className={styles.body}>
        {!desk && !error && <Skeleton rows={2} isApart />}
        {!desk && error && <LoadFailed error={error} title={t('desk.failed')} onRetry={retry} />}
        {desk && <NoteField key={symbol} symbol={symbol} text={text} labelHidden />}
      </div>
    </Panel>
  );
}
