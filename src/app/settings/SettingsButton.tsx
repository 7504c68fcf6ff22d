import { CogIcon } from '@blueprintjs/icons';
import { lazy, Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Popover } from '../../ui/Popover';

const Settings = lazy(async () => ({ default: (await import('./Settings')).Settings }));

/** The settings button; the popover's code is loaded on the first press. */
export function SettingsButton() {
  const t = useT();
  return (
    <Popover label={t('settings.title')} icon={<CogIcon />}>
      {() => (
        <ErrorBoundary>
          <Suspense>
            <Settings />
          </Suspense>
        </ErrorBoundary>
      )}
    </Popover>
  );
}
