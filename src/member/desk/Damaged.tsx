import { Button } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { useSaveDesk } from '../shared/useSaveDesk';
import styles from './Damaged.module.css';

/** What this browser had saved and cannot be read: to be downloaded, and discarded only by the person. */
export function Damaged({ text }: { text: string }) {
  const t = useT();
  const save = useSaveDesk();

  return (
    <div className={styles.damaged} role="alert">
      <WarningSignIcon />
      <p>{t('desk.damaged')}</p>
      <Button
        text={t('desk.damagedSave')}
        onClick={() => download(new File([text], 'nhip-desk-damaged.txt', { type: 'text/plain' }))}
      />
      <Button
        variant="minimal"
        text={t('desk.damagedDiscard')}
        onClick={() => void save({ discardsDamaged: true })}
      />
    </div>
  );
}
