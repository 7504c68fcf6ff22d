import { CrossIcon } from '@blueprintjs/icons';
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useT } from '../i18n/useT';
import { useBackCloses } from './useBackCloses';
import { IconButton } from './IconButton';
import './Dialog.css';

type Props = {
  title: string;
  /** 400, 600 or 800 px, or as much as there is. */
  size: 'small' | 'medium' | 'large' | 'full';
  /** Whether a click on the backdrop leaves it open, as one that holds more than can be typed again. */
  isKept?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A native modal dialog, open while mounted: it traps the focus, Escape and a click on the backdrop close it, and the
 * focus returns to the previous element.
 */
export function Dialog({ title, size, isKept = false, onClose, children }: Props) {
  const t = useT();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useBackCloses(true, () => dialog.current?.close());
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    before.current ??= document.activeElement;
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(
    () => () => {
      // A dialog that is removed while it is open does not give the focus back by itself.
      if (document.activeElement === document.body && before.current instanceof HTMLElement) {
        before.current.focus({ preventScroll: true });
      }
    },
    [],
  );
  return (
    <dialog
      ref={dialog}
      className={`dialog dialog-${size}`}
      aria-labelledby={id}
      onClose={({ target, currentTarget }) => {
        // In React the event of a dialog within this one reaches it too.
        if (target === currentTarget) onClose();
      }}
      closedby={isKept ? 'closerequest' : 'any'}
    >
      <form method="dialog" className="dialog-head">
        <h2 id={id}>{title}</h2>
        <IconButton type="submit" icon={<CrossIcon />} label={t('common.close')} />
      </form>
      {children}
    </dialog>
  );
}
