import { ShowcasePage } from '../ShowcasePage';

export default function SwitchPage() {
  return <ShowcasePage name="switch">{null}</ShowcasePage>;
}
