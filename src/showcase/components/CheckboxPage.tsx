import { ShowcasePage } from '../ShowcasePage';

export default function CheckboxPage() {
  return <ShowcasePage name="checkbox">{null}</ShowcasePage>;
}
