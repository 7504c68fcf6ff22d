import { ShowcasePage } from '../ShowcasePage';

export default function ProgressPage() {
  return <ShowcasePage name="progress">{null}</ShowcasePage>;
}
