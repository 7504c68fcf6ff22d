import { useT } from '../../i18n/useT';
import { byText } from '../../market/by-text';
import { formatVolume } from '../../market/format';
import { FoldedPanel } from '../../ui/FoldedPanel';
import type { WholeDeskFragment } from '../shared/desk.generated';
import { NoteField } from './NoteField';
import { SymbolLink } from '../../app/router/SymbolLink';
import styles from './NotesPanel.module.css';

/** Every note, by symbol. */
export function NotesPanel({ notes }: { notes: WholeDeskFragment['notes'] }) {
  const t = useT();
  const sorted = [...notes].sort(byText('id'));
  return (
    <FoldedPanel
      className="screen-only"
      isOnPaper={false}
      title={t('desk.notes')}
      fact={formatVolume(notes.length)}
    >
      {notes.length === 0 && <p className={`${styles.empty} text-2`}>{t('desk.notesEmpty')}</p>}
      <div className={styles.notes}>
        {sorted.map(({ id, text }) => (
          <div key={id}>
            <SymbolLink symbol={id} />
            <NoteField symbol={id} text={text} labelHidden />
          </div>
        ))}
      </div>
    </FoldedPanel>
  );
}
