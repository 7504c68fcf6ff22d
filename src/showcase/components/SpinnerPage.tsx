import { ShowcasePage } from '../ShowcasePage';

export default function SpinnerPage() {
  return <ShowcasePage name="spinner">{null}</ShowcasePage>;
}
