import { CogIcon } from '@blueprintjs/icons';
import { Suspense } from 'react';
import { useT } from '../../i18n/useT';
import { ErrorBoundary } from '../../ui/ErrorBoundary';
import { Popover } from '../../ui/Popover';
import { part } from '../../ui/part';

const Settings = part(() => import('./Settings'), 'Settings');

/** Opens the settings of theme, night mode and language; their code is loaded with the first press. */
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
