import { ShowcasePage } from '../ShowcasePage';

export default function InputPage() {
  return <ShowcasePage name="input">{null}</ShowcasePage>;
}
