import { ShowcasePage } from '../ShowcasePage';

export default function GoogleMapsPage() {
  return <ShowcasePage name="google-maps">{null}</ShowcasePage>;
}
