import { ShowcasePage } from '../ShowcasePage';

export default function ButtonPage() {
  return <ShowcasePage name="button">{null}</ShowcasePage>;
}
