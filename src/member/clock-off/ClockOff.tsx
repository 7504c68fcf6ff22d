import { useSyncExternalStore } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useLanguage, useT } from '../../i18n/useT';
import styles from './ClockOff.module.css';

/** A clock that is farther from the server's than this is named as wrong, in ms. */
const OFF = 120_000;

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** The line that this device's clock is behind the server's or ahead of it; nothing where it is right. */
export function ClockOff() {
  const t = useT();
  const language = useLanguage();
  const { subscribe, get } = useAppActors().clock.correction;
  const behind = useSyncExternalStore(subscribe, get, get);
  const ms = Math.abs(behind);
  if (ms <= OFF) return null;
  const [unit, size] = units.find(([, length]) => ms >= length) ?? units[2];
  const by = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.floor(ms / size),
  );
  return (
    <p className={`${styles.line} screen-only`} role="status">
      {t(behind > 0 ? 'trading.clockSlow' : 'trading.clockFast', { by })}
    </p>
  );
}
