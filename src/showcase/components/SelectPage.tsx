import { ShowcasePage } from '../ShowcasePage';

export default function SelectPage() {
  return <ShowcasePage name="select">{null}</ShowcasePage>;
}
