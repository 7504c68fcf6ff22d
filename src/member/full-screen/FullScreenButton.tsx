import { Button } from '@blueprintjs/core';
import { FullscreenIcon, MinimizeIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { useFullScreen } from './useFullScreen';

/** Toggles full screen, pressed while the browser shows it. */
export function FullScreenButton() {
  const t = useT();
  const notify = useNotify();
  const { isFullScreen, toggle } = useFullScreen(() =>
    notify({
      kind: 'warning',
      title: t('header.fullScreenRefused'),
      description: t('header.fullScreenRefusedHint'),
    }),
  );
  return (
    <Button
      className="icon-only"
      variant="minimal"
      icon={isFullScreen ? <MinimizeIcon /> : <FullscreenIcon />}
      aria-label={t('header.fullScreen')}
      aria-pressed={isFullScreen}
      title={t('header.fullScreen')}
      onClick={() => void toggle()}
    />
  );
}
