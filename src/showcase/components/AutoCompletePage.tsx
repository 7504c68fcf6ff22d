import { ShowcasePage } from '../ShowcasePage';

export default function AutoCompletePage() {
  return <ShowcasePage name="auto-complete">{null}</ShowcasePage>;
}
