import { ShowcasePage } from '../ShowcasePage';
import { PigeonMap } from './PigeonMap';
import { PlacesMap } from './PlacesMap';

/** /maps/pigeon-maps: the places on a map by Pigeon Maps. */
export default function PigeonMapsPage() {
  return (
    <ShowcasePage name="pigeon-maps">
      <PlacesMap Map={PigeonMap} />
    </ShowcasePage>
  );
}
