import { GeoJson, Map, Overlay, type TileComponent } from 'pigeon-maps';
import { useT } from '../../i18n/useT';
import { outlines } from './countries';
import type { DrawnMapProps } from './drawn-map';
import { places } from './places';
import { MAX_ZOOM, MIN_ZOOM } from './view';
import styles from './shapes.module.css';

/** The map by Pigeon Maps. Without tiles it draws none: its own default would request them elsewhere. */
export function PigeonMap({ view, onView, chosen, onChoose, tiles }: DrawnMapProps) {
  const t = useT();
  return (
    <Map
      center={[...view.center]}
      zoom={view.zoom}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      defaultWidth={800}
      defaultHeight={400}
      animate={false}
      metaWheelZoom
      metaWheelZoomWarning={t('showcase.map.wheel')}
      twoFingerDrag
      twoFingerDragWarning={t('showcase.map.twoFingers')}
      attribution={false}
      boxClassname={styles.sea!}
      provider={(x, y, z) => addressOf(tiles ?? '', { x, y, z })}
      {...(!tiles && { tileComponent: noTile })}
      onBoundsChanged={({ center, zoom }) => onView({ center, zoom })}
    >
      {!tiles && <GeoJson data={outlines} svgAttributes={{ className: styles.country }} />}
      {places.map((place) => (
        <Overlay key={place.id} anchor={[...place.at]} offset={[7, 7]}>
          {/* The list beside the map has a button for each. */}
          <button
            type="button"
            tabIndex={-1}
            className={`${styles.pin} ${place.id === chosen ? styles.chosenPin : ''}`}
            aria-label={t(`showcase.map.${place.id}`)}
            title={t(`showcase.map.${place.id}`)}
            onClick={() => onChoose(place)}
          />
          {place.id === chosen && (
            <span className={`${styles.label} ${styles.pinLabel}`}>{t(`showcase.map.${place.id}`)}</span>
          )}
        </Overlay>
      ))}
    </Map>
  );
}

const noTile: TileComponent = () => <></>;

function addressOf(tiles: string, place: Record<'x' | 'y' | 'z', number>) {
  return tiles.replace(/\{([xyz])\}/g, (_, part: 'x' | 'y' | 'z') => String(place[part]));
}
