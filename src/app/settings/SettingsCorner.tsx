import { lazy, Suspense, type ComponentType } from 'react';
import styles from './SettingsCorner.module.css';

const SettingsButton = lazy<ComponentType>(() =>
  import('./SettingsButton').then(
    (module) => ({ default: module.SettingsButton }),
    () => ({ default: Nothing }),
  ),
);

/** The settings, loaded after the page; their place is kept, also where they cannot be loaded. */
export function SettingsCorner() {
  return (
    <span className={styles.corner}>
      <Suspense>
        <SettingsButton />
      </Suspense>
    </span>
  );
}

function Nothing() {
  return null;
}
