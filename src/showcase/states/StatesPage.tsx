import { ShowcasePage } from '../ShowcasePage';

export default function StatesPage() {
  return <ShowcasePage name="states">{null}</ShowcasePage>;
}
