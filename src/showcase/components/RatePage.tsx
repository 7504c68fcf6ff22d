import { ShowcasePage } from '../ShowcasePage';

export default function RatePage() {
  return <ShowcasePage name="rate">{null}</ShowcasePage>;
}
