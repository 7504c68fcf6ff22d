import { ShowcasePage } from '../ShowcasePage';

export default function AlertPage() {
  return <ShowcasePage name="alert">{null}</ShowcasePage>;
}
