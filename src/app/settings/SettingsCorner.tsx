import { lazy, Suspense, type ComponentType } from 'react';

const SettingsButton = lazy<ComponentType>(() =>
  import('./SettingsButton').then(
    (module) => ({ default: module.SettingsButton }),
    () => ({ default: Nothing }),
  ),
);

/** The settings, loaded after the page; their place is kept, also where they cannot be loaded. */
export function SettingsCorner() {
  return (
    <span className="settings-corner">
      <Suspense>
        <SettingsButton />
      </Suspense>
    </span>
  );
}

function Nothing() {
  return null;
}
