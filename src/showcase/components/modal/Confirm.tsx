import { Button, Intent } from '@blueprintjs/core';
import { useState } from 'react';
import { useNotify } from '../../../app/actors/notify';
import { useT } from '../../../i18n/useT';
import { Dialog } from '../../../ui/Dialog';
import styles from '../Modal.module.css';

export function Confirm() {
  const t = useT();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const drop = () => {
    close();
    notify({ kind: 'success', title: t('showcase.modal.dropped') });
  };
  return (
    <>
      <Button text={t('subscriptions.leave')} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <Dialog title={t('subscriptions.leave')} size="small" onClose={close}>
          <div className={styles.body}>
            <p>{t('subscriptions.unsavedHint')}</p>
            <div className={styles.actions}>
              <Button text={t('subscriptions.stay')} onClick={close} />
              <Button intent={Intent.PRIMARY} text={t('subscriptions.leave')} onClick={drop} />
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
