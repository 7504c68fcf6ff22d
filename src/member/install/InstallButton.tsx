import { DesktopIcon } from '@blueprintjs/icons';
import { useSelector } from '@xstate/react';
import { useAppActors } from '../../app/actors/AppActors';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';

/** Installs the app; rendered while the browser offers it. */
export function InstallButton() {
  const t = useT();
  const { install } = useAppActors();
  const isOffered = useSelector(install, (snapshot) => snapshot.matches('available'));
  if (!isOffered) return null;

  return (
    <IconButton
      icon={<DesktopIcon />}
      label={t('header.install')}
      onClick={() => {
        // The button unmounts with the offer.
        document.querySelector('main')?.focus({ preventScroll: true });
        install.send({ type: 'install' });
      }}
    />
  );
}
