import { part } from '../../ui/part';
import { headerSlot } from '../layouts/header-slot';
import styles from '../layouts/layouts.module.css';

const Slot = headerSlot(part(() => import('./SettingsButton'), 'SettingsButton', { optional: true }));

/** The settings, loaded after the page; their place stays reserved, also where they cannot be loaded. */
export function SettingsSlot() {
  return (
    <span className={styles.slot}>
      <Slot />
    </span>
  );
}
