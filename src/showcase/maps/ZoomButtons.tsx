import { MinusIcon, PlusIcon } from '@blueprintjs/icons';
import { useT } from '../../i18n/useT';
import { IconStep } from '../IconStep';
import { MAX_ZOOM, MIN_ZOOM, zoomed, type View } from './view';
import styles from './MapFrame.module.css';

type Props = { view: View; onView: (view: View) => void };

/** The level of a map between two buttons. */
export function ZoomButtons({ view, onView }: Props) {
  const t = useT();
  const zoom = Math.round(view.zoom);
  return (
    <span className={styles.buttons}>
      <IconStep
        label={t('showcase.map.zoomOut')}
        icon={<MinusIcon />}
        isAtEnd={zoom === MIN_ZOOM}
        onStep={() => onView(zoomed(view, -1))}
      />
      <output className="caption">{t('showcase.map.level', { zoom, most: MAX_ZOOM })}</output>
      <IconStep
        label={t('showcase.map.zoomIn')}
        icon={<PlusIcon />}
        isAtEnd={zoom === MAX_ZOOM}
        onStep={() => onView(zoomed(view, 1))}
      />
    </span>
  );
}
