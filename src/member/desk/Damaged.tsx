import { Button } from '@blueprintjs/core';
import { WarningSignIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/notify';
import { useT } from '../../i18n/useT';
import { download } from '../../lib/download';
import { deskFailure } from './desk-failure';
import { useDesk } from './useDesk';
import styles from './Damaged.module.css';

/** What this browser had saved and cannot be read: to be downloaded, and discarded only by the person. */
export function Damaged({ text }: { text: string }) {
  const t = useT();
  const notify = useNotify();
  const { change } = useDesk();

  const discard = async () => {
    try {
      await change({ discardsDamaged: true });
    } catch (error) {
      notify({ kind: 'error', title: t('desk.notSaved'), description: deskFailure(error) });
    }
  };

  return (
    <div className={styles.damaged} role="alert">
      <WarningSignIcon />
      <p>{t('desk.damaged')}</p>
      <Button
        text={t('desk.damagedSave')}
        onClick={() => download(new File([text], 'nhip-desk-damaged.txt', { type: 'text/plain' }))}
      />
      <Button variant="minimal" text={t('desk.damagedDiscard')} onClick={() => void discard()} />
    </div>
  );
}
