import { ShowcasePage } from '../ShowcasePage';

export default function AdvancedFormsPage() {
  return <ShowcasePage name="advanced-forms">{null}</ShowcasePage>;
}
