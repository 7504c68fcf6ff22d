import { Button, Intent, Spinner } from '@blueprintjs/core';
import { useTransition, type ReactElement } from 'react';
import { useT } from '../../i18n/useT';
import { Popover } from '../../ui/Popover';
import styles from './Popover.module.css';

type Props = {
  /** The name of the opening button. */
  label: string;
  icon: ReactElement;
  question: string;
  /** What the confirming button says: the verb, never just yes. */
  confirm: string;
  onConfirm: () => void | Promise<void>;
};

/** A button whose action is confirmed beside it; the focus begins at the way back. */
export function Popconfirm({ label, icon, question, confirm, onConfirm }: Props) {
  const t = useT();
  const [isBusy, start] = useTransition();
  return (
    <Popover label={label} text icon={icon} shape="choices">
      {(close) => (
        <div className={styles.confirm}>
          <p>{question}</p>
          <div>
            <Button ref={focus} text={t('subscriptions.cancel')} onClick={close} />
            <Button
              intent={Intent.PRIMARY}
              text={confirm}
              icon={isBusy ? <Spinner size={16} aria-label={t('app.loading')} /> : undefined}
              // `disabled` would lose the focus.
              aria-disabled={isBusy || undefined}
              onClick={() => {
                if (isBusy) return;
                start(async () => {
                  await onConfirm();
                  close();
                });
              }}
            />
          </div>
        </div>
      )}
    </Popover>
  );
}

function focus(button: HTMLButtonElement | null) {
  button?.focus({ preventScroll: true });
}
