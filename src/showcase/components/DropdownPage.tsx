import { ShowcasePage } from '../ShowcasePage';

export default function DropdownPage() {
  return <ShowcasePage name="dropdown">{null}</ShowcasePage>;
}
