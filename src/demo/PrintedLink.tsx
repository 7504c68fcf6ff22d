import { useState } from 'react';
import { QrCode } from '../ui/QrCode';
import { useTexts } from './texts';
import { useStateLink, type Linked } from './useStateLink';
import styles from './PrintedLink.module.css';

/** A QR code on paper that opens the printed page again, as it was when it was printed. */
export function PrintedLink(controls: Linked) {
  const { linkCode, scan } = useTexts();
  const [link] = useState(useStateLink(controls));
  return (
    <span className={styles.link}>
      <span>{scan}</span>
      <QrCode text={link} label={linkCode} />
    </span>
  );
}
