import { Button } from '@blueprintjs/core';
import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { MAX_ZOOM, MIN_ZOOM, zoomed, type View } from './view';
import styles from './ZoomButtons.module.css';

type Props = { view: View; onView: (view: View) => void };

/** The level of a map between two buttons; at an end one of them does nothing, and keeps the focus. */
export function ZoomButtons({ view, onView }: Props) {
  const t = useT();
  const zoom = Math.round(view.zoom);
  const button = (step: -1 | 1, isAtEnd: boolean) => ({
    className: `icon-only ${isAtEnd ? 'bp6-disabled' : ''}`,
    variant: 'minimal' as const,
    'aria-disabled': isAtEnd,
    onClick: () => onView(zoomed(view, step)),
  });
  return (
    <span className={styles.buttons}>
      <Button
        {...button(-1, zoom === MIN_ZOOM)}
        icon={<MinusIcon />}
        aria-label={t('showcase.map.zoomOut')}
      />
      <output className="caption">{t('showcase.map.level', { zoom, most: MAX_ZOOM })}</output>
      <Button {...button(1, zoom === MAX_ZOOM)} icon={<PlusIcon />} aria-label={t('showcase.map.zoomIn')} />
    </span>
  );
}
