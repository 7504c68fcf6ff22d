import { ShowcasePage } from '../ShowcasePage';

export default function StepsPage() {
  return <ShowcasePage name="steps">{null}</ShowcasePage>;
}
