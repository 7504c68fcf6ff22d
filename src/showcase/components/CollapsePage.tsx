import { ShowcasePage } from '../ShowcasePage';

export default function CollapsePage() {
  return <ShowcasePage name="collapse">{null}</ShowcasePage>;
}
