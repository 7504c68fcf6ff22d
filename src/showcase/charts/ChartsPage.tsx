import { ShowcasePage } from '../ShowcasePage';

export default function ChartsPage() {
  return <ShowcasePage name="charts">{null}</ShowcasePage>;
}
