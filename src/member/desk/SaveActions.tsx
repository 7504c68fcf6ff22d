import { Button } from '@blueprintjs/core';
import { useT } from '../../i18n/useT';
import { SubmitButton } from '../../ui/SubmitButton';
import { FormDoubt } from './FormDoubt';
import styles from './Doubts.module.css';

type Props = {
  /** How many entries of the form look wrong. */
  doubts: number;
  isReady?: boolean;
  /** What deletes the edited row; a new one has none. */
  onRemove?: (() => void) | undefined;
};

/** The buttons of a form of the desk, beneath one warning of all that looks wrong in it, which can be saved anyway. */
export function SaveActions({ doubts, isReady = true, onRemove }: Props) {
  const t = useT();
  return (
    <>
      {doubts > 0 && (
        <div className={styles.doubts} role="alert">
          <FormDoubt>{t('desk.doubts', { count: doubts })}</FormDoubt>
        </div>
      )}
      <div className={styles.actions}>
        <SubmitButton text={t(doubts > 0 ? 'desk.saveAnyway' : 'desk.save')} disabled={!isReady} />
        {onRemove && <Button variant="minimal" intent="danger" text={t('desk.remove')} onClick={onRemove} />}
      </div>
    </>
  );
}
