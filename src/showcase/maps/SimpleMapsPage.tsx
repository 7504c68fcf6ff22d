import { ShowcasePage } from '../ShowcasePage';
import { CountriesMap } from './CountriesMap';

/** /maps/react-simple-maps: the countries, and the data of the one that is chosen. */
export default function SimpleMapsPage() {
  return (
    <ShowcasePage name="react-simple-maps">
      <CountriesMap />
    </ShowcasePage>
  );
}
