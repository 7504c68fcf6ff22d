import { Button } from '@blueprintjs/core';
import { FullscreenIcon, MinimizeIcon } from '@blueprintjs/icons';
import { canFillScreen, useFullScreen } from './full-screen';
import { useNotify } from '../../app/actors/notify';
import { useT } from '../../i18n/useT';

/** Shows the page on the full screen and back, pressed while it is; absent where the browser cannot. */
export function FullScreenButton() {
  return canFillScreen() ? <Toggle /> : null;
}

function Toggle() {
  const t = useT();
  const notify = useNotify();
  const { isFull, press } = useFullScreen(() =>
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
      icon={isFull ? <MinimizeIcon /> : <FullscreenIcon />}
      aria-label={t('header.fullScreen')}
      aria-pressed={isFull}
      title={t('header.fullScreen')}
      onClick={press}
    />
  );
}
