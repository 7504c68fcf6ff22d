import { WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import styles from './WorseKind.module.css';

/** The mark of a kind of signal that did worse than buying any of the list's symbols on the same day. */
export function WorseKind() {
  const t = useT();
  return (
    <p className={styles.worse}>
      <WarningSignIcon size={12} />
      {t('signals.worse')}
    </p>
  );
}
