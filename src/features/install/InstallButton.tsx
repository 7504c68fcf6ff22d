import { Button } from '@blueprintjs/core';
import { ImportIcon } from '@blueprintjs/icons';
import { useSelector } from '@xstate/react';
import { useRunning } from '../../actors/Running';
import { useT } from '../../i18n/useT';

/** Installs the app; there while the browser offers it. */
export function InstallButton() {
  const t = useT();
  const { install } = useRunning();
  const isOffered = useSelector(install, (snapshot) => snapshot.matches('offered'));
  if (!isOffered) return null;

  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={<ImportIcon />}
      aria-label={t('header.install')}
      title={t('header.install')}
      onClick={() => install.send({ type: 'press' })}
    />
  );
}
