import { lazy } from 'react';
import { optional } from '../../ui/lazy-on-idle';
import { headerSlot } from '../layouts/header-slot';
import styles from '../layouts/layouts.module.css';

const Slot = headerSlot(
  lazy(async () => ({
    default: await optional(import('./SettingsButton').then((module) => module.SettingsButton)),
  })),
);

/** The settings, loaded after the page; their place stays reserved, also where they cannot be loaded. */
export function SettingsSlot() {
  return (
    <span className={styles.slot}>
      <Slot />
    </span>
  );
}
