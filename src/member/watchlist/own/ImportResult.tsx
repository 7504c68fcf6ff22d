import { Button } from '@blueprintjs/core';
import { useT } from '../../../i18n/useT';
import styles from './OwnLists.module.css';

/** What became of the symbols of a text. */
export type Imported = {
  added: number;
  /** How often one stood there again, or was in the list before. */
  repeated: number;
  /** Those that the feed does not know. */
  unknown: readonly string[];
  /** How many did not fit. */
  beyond: number;
  /** Whether the feed could say which ones it knows. */
  isChecked: boolean;
};

/** More names than these say nothing more. */
const MOST_NAMED = 20;

/** The result of an import: what was added, and what was not and why. */
export function ImportResult({ imported, onClose }: { imported: Imported; onClose: () => void }) {
  const t = useT();
  const { added, repeated, unknown, beyond, isChecked } = imported;
  const named = unknown.slice(0, MOST_NAMED).join(', ');
  const more = unknown.length - MOST_NAMED;
  return (
    <div className={styles.form}>
      <div role="status">
        <p>{t('lists.importAdded', { count: added })}</p>
        {repeated > 0 && <p>{t('lists.importRepeated', { count: repeated })}</p>}
        {unknown.length > 0 && (
          <p>
            {t('lists.importUnknown', {
              symbols: more > 0 ? t('lists.importMore', { symbols: named, count: more }) : named,
            })}
          </p>
        )}
        {beyond > 0 && <p>{t('lists.importBeyond', { count: beyond })}</p>}
        {!isChecked && <p className="text-2">{t('lists.importUnchecked')}</p>}
      </div>
      <Button text={t('common.close')} onClick={onClose} />
    </div>
  );
}
