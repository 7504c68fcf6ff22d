import { ShowcasePage } from '../ShowcasePage';

export default function PigeonMapsPage() {
  return <ShowcasePage name="pigeon-maps">{null}</ShowcasePage>;
}
