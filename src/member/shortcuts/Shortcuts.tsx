import { useEffect } from 'react';
import { useT } from '../../i18n/useT';
import { isPressedForPage } from '../../lib/keys';
import { Dialog } from '../../ui/Dialog';
import { shortcutsFor } from './keys';
import styles from './Shortcuts.module.css';

type Props = { isOpen: boolean; onOpen: () => void; onClose: () => void };

/** The dialog of keyboard shortcuts, opened by `?` on every page with a header. */
export function Shortcuts({ isOpen, onOpen, onClose }: Props) {
  const t = useT();

  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!isPressedForPage(event, '?')) return;
      event.preventDefault();
      onOpen();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, [onOpen]);

  if (!isOpen) return null;
  return (
    <Dialog title={t('shortcuts.title')} size="small" onClose={onClose}>
      <dl className={styles.list}>
        {shortcutsFor(t('shortcuts.ctrl')).map(({ does, ways }) => (
          <div key={does}>
            <dt>{t(does)}</dt>
            <dd>
              {ways.map((keys, i) => (
                <span key={keys.join()}>
                  {i > 0 && <span className="text-3">{t('shortcuts.or')}</span>}
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
