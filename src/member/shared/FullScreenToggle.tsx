import { FullscreenIcon, MinimizeIcon } from '@blueprintjs/icons';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import { IconButton } from '../../ui/IconButton';
import { useFullScreen } from './useFullScreen';

type Props = {
  label: string;
  /** What is shown in full screen. */
  element: () => Element;
};

/** Toggles full screen, pressed while the browser shows it. Its texts are those of the header. */
export function FullScreenToggle({ label, element }: Props) {
  const t = useT();
  const notify = useNotify();
  const onRefused = () =>
    notify({
      kind: 'warning',
      title: t('header.fullScreenRefused'),
      description: t('header.fullScreenRefusedHint'),
    });
  const { isFullScreen, toggle } = useFullScreen({ element, onRefused });
  return (
    <IconButton
      icon={isFullScreen ? <MinimizeIcon /> : <FullscreenIcon />}
      label={label}
      aria-pressed={isFullScreen}
      onClick={() => void toggle()}
    />
  );
}
