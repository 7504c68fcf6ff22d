import { useState } from 'react';
import { QrCode } from '../ui/QrCode';
import { useT } from '../i18n/useT';
import { useStateLink, type Linked } from './useStateLink';
import styles from './PrintedLink.module.css';

/** A QR code on paper that opens the printed page again, as it was when it was printed. */
export function PrintedLink(controls: Linked) {
  const t = useT();
  const [link] = useState(useStateLink(controls));
  // Fewer modules, which are larger in the same room.
  return (
    <span className={styles.link}>
      <QrCode text={link} label={t('demo.linkCode')} level="L" />
    </span>
  );
}
