import { ShowcasePage } from '../ShowcasePage';

export default function LeafletMapsPage() {
  return <ShowcasePage name="leaflet-maps">{null}</ShowcasePage>;
}
