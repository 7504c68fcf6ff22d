import { ShowcasePage } from '../ShowcasePage';
import { LeafletMap } from './LeafletMap';
import { PlacesMap } from './PlacesMap';

/** /maps/leaflet-maps: the places on a map by Leaflet. */
export default function LeafletMapsPage() {
  return (
    <ShowcasePage name="leaflet-maps">
      <PlacesMap Map={LeafletMap} />
    </ShowcasePage>
  );
}
