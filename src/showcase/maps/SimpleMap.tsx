import { memo } from 'react';
import { ComposableMap, Geographies, Geography, ZoomableGroup } from 'react-simple-maps';
import { useLanguage } from '../../i18n/useT';
import { keyOf, nameOf, outlines, type Country } from './countries';
import { MAX_ZOOM, MIN_ZOOM, type View } from './view';
import styles from './shapes.module.css';

type Props = {
  view: View;
  onView: (view: View) => void;
  /** The key of the chosen country. */
  chosen: string | null;
  onChoose: (key: string) => void;
};

const WHOLE_WORLD = { scale: 145 };

/** The map by React Simple Maps; its list of countries is what a keyboard and a screen reader use. */
export function SimpleMap({ view, onView, chosen, onChoose }: Props) {
  const [latitude, longitude] = view.center;
  return (
    <ComposableMap
      className={styles.map!}
      width={800}
      height={400}
      projectionConfig={WHOLE_WORLD}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <ZoomableGroup
        center={[longitude, latitude]}
        zoom={view.zoom}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        filterZoomEvent={isForMap}
        onMoveEnd={({ coordinates, zoom }) => {
          if (coordinates && zoom) onView({ center: [coordinates[1], coordinates[0]], zoom });
        }}
      >
        <Countries chosen={chosen} onChoose={onChoose} />
      </ZoomableGroup>
    </ComposableMap>
  );
}

/** The outlines, which are not rendered again when the map is zoomed or moved. */
const Countries = memo(function Countries({ chosen, onChoose }: Pick<Props, 'chosen' | 'onChoose'>) {
  const language = useLanguage();
  return (
    <Geographies geography={outlines}>
      {({ geographies }) =>
        geographies.map((geography) => {
          const country = geography as typeof geography & Country;
          const key = keyOf(country);
          return (
            <Geography
              key={geography.rsmKey}
              geography={geography}
              tabIndex={-1}
              className={`${styles.country} ${styles.choosable} ${key === chosen ? styles.chosen : ''}`}
              data-country={key}
              onClick={() => onChoose(key)}
            >
              <title>{nameOf(country, language)}</title>
            </Geography>
          );
        })
      }
    </Geographies>
  );
});

/** A wheel alone scrolls the page. */
function isForMap(event: Event): boolean {
  const { ctrlKey, button } = event as MouseEvent;
  return event.type === 'wheel' ? ctrlKey : !ctrlKey && !button;
}
