import { ShowcasePage } from '../ShowcasePage';

export default function BadgePage() {
  return <ShowcasePage name="badge">{null}</ShowcasePage>;
}
