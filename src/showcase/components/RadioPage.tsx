import { ShowcasePage } from '../ShowcasePage';

export default function RadioPage() {
  return <ShowcasePage name="radio">{null}</ShowcasePage>;
}
