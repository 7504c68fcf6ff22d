import { useState } from 'react';
import { QrCode } from '../ui/QrCode';
import { useTexts } from './texts';
import { useStateLink, type Linked } from './useStateLink';
import styles from './PrintedLink.module.css';

/** A QR code on paper that opens the printed page again, as it was when it was printed. */
export function PrintedLink(controls: Linked) {
  const { linkCode } = useTexts();
  const [link] = useState(useStateLink(controls));
  // Fewer modules, which are larger in the same room.
  return (
    <span className={styles.link}>
      <QrCode text={link} label={linkCode} level="L" />
    </span>
  );
}
