import { SVG } from 'leaflet';
import { useEffect, useState } from 'react';
import { CircleMarker, GeoJSON, MapContainer, TileLayer, Tooltip, useMapEvents } from 'react-leaflet';
import { useT } from '../../i18n/useT';
import { outlines } from './countries';
import type { DrawnMapProps } from './drawn-map';
import { places } from './places';
import { MAX_ZOOM, MIN_ZOOM } from './view';
import './vendor.css';
import styles from './shapes.module.css';

/** The map by Leaflet, without its controls: they are written as HTML, which the page's policy refuses. */
export function LeafletMap({ view, onView, chosen, onChoose, tiles }: DrawnMapProps) {
  const t = useT();
  const [renderer] = useState(() => new SVG({ padding: 1 }));
  return (
    <MapContainer
      className={styles.map!}
      center={[...view.center]}
      zoom={view.zoom}
      minZoom={MIN_ZOOM}
      maxZoom={MAX_ZOOM}
      renderer={renderer}
      zoomControl={false}
      attributionControl={false}
      keyboard={false}
      scrollWheelZoom={false}
      zoomAnimation={false}
      fadeAnimation={false}
      inertia={false}
    >
      <Follow view={view} onView={onView} />
      {tiles ? <TileLayer url={tiles} /> : <GeoJSON data={outlines} interactive={false} style={ofOutlines} />}
      {places.map((place) => (
        <CircleMarker
          key={`${place.id} ${place.id === chosen}`}
          center={[...place.at]}
          radius={7}
          className={`${styles.place} ${place.id === chosen ? styles.chosenPlace : ''}`}
          eventHandlers={{ click: () => onChoose(place) }}
        >
          <Tooltip
            className={styles.label!}
            direction="right"
            offset={[8, 0]}
            permanent={place.id === chosen}
          >
            {t(`showcase.map.${place.id}`)}
          </Tooltip>
        </CircleMarker>
      ))}
    </MapContainer>
  );
}

const ofOutlines = { className: styles.country! };

/** Moves the map to the view, and notifies of a move by hand. */
function Follow({ view, onView }: Pick<DrawnMapProps, 'view' | 'onView'>) {
  const map = useMapEvents({
    moveend() {
      const { lat, lng } = map.getCenter();
      onView({ center: [lat, lng], zoom: map.getZoom() });
    },
  });
  useEffect(() => {
    const [latitude, longitude] = view.center;
    const { lat, lng } = map.getCenter();
    const isThere = lat === latitude && lng === longitude && map.getZoom() === view.zoom;
    if (!isThere) map.setView([latitude, longitude], view.zoom, { animate: false });
  }, [map, view]);
  return null;
}
