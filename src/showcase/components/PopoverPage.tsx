import { ShowcasePage } from '../ShowcasePage';

export default function PopoverPage() {
  return <ShowcasePage name="popover">{null}</ShowcasePage>;
}
