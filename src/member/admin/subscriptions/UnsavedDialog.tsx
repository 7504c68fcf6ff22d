import { Button } from '@blueprintjs/core';
import { useId } from 'react';
import { useT } from '../../../i18n/useT';
import styles from './SubscriptionsPanel.module.css';

type Props = { name: string; onStay: () => void; onLeave: () => void };

/** Confirms before unsaved edits are discarded; Escape cancels. */
export function UnsavedDialog({ name, onStay, onLeave }: Props) {
  const t = useT();
  const id = useId();
  return (
    <div
      className={styles.question}
      role="alertdialog"
      tabIndex={-1}
      // Not a Blueprint button: its keyup handler would react to the key press that opened this.
      ref={takeFocus}
      aria-labelledby={id}
      aria-describedby={`${id}-hint`}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onStay();
      }}
    >
      <p className="semibold" id={id}>
        {t('subscriptions.unsaved', { name })}
      </p>
      <p id={`${id}-hint`}>{t('subscriptions.unsavedHint')}</p>
      <div className={styles.answers}>
        <Button text={t('subscriptions.stay')} onClick={onStay} />
        <Button variant="minimal" text={t('subscriptions.leave')} onClick={onLeave} />
      </div>
    </div>
  );
}

function takeFocus(question: HTMLElement | null) {
  question?.focus();
}
