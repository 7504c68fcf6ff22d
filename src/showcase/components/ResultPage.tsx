import { ShowcasePage } from '../ShowcasePage';

export default function ResultPage() {
  return <ShowcasePage name="result">{null}</ShowcasePage>;
}
