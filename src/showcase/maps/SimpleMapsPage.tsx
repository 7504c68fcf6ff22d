import { ShowcasePage } from '../ShowcasePage';

export default function SimpleMapsPage() {
  return <ShowcasePage name="react-simple-maps">{null}</ShowcasePage>;
}
