import { Button } from '@blueprintjs/core';
import { DesktopIcon } from '@blueprintjs/icons';
import { useSelector } from '@xstate/react';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';

/** Installs the app; rendered while the browser offers it. */
export function InstallButton() {
  const t = useT();
  const { install } = useAppActors();
  const isOffered = useSelector(install, (snapshot) => snapshot.matches('available'));
  if (!isOffered) return null;

  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={<DesktopIcon />}
      aria-label={t('header.install')}
      title={t('header.install')}
      onClick={() => {
        // The button unmounts with the offer.
        document.querySelector('main')?.focus({ preventScroll: true });
        install.send({ type: 'install' });
      }}
    />
  );
}
