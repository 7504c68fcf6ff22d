import { useLanguage, useT } from '../../i18n/useT';
import styles from './Banner.module.css';

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The line that this device's clock is so many ms behind the server's, or ahead of it where they are less than 0. */
export function ClockOff({ behind }: { behind: number }) {
  const t = useT();
  const language = useLanguage();
  const ms = Math.abs(behind);
  const [unit, size] = units.find(([, length]) => ms >= length) ?? units[2];
  const by = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(ms / size),
  );
  return <p className={styles.line}>{t(behind > 0 ? 'trading.clockSlow' : 'trading.clockFast', { by })}</p>;
}
