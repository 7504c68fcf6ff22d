import { lazy, Suspense } from 'react';

const SettingsButton = lazy(() =>
  import('../features/settings/SettingsButton').then((module) => ({ default: module.SettingsButton })),
);

/** The settings, loaded after the page; their place is kept. */
export function SettingsCorner() {
  return (
    <span className="settings-corner">
      <Suspense>
        <SettingsButton />
      </Suspense>
    </span>
  );
}
