import { FullscreenIcon, MinimizeIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { useFullScreen } from './useFullScreen';
import { IconButton } from '../../ui/IconButton';

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
    <IconButton
      icon={isFullScreen ? <MinimizeIcon /> : <FullscreenIcon />}
      label={t('header.fullScreen')}
      aria-pressed={isFullScreen}
      onClick={() => void toggle()}
    />
  );
}
