import { ShowcasePage } from '../ShowcasePage';

export default function DateTimePickerPage() {
  return <ShowcasePage name="date-time-picker">{null}</ShowcasePage>;
}
