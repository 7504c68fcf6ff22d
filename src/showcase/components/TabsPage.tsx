import { ShowcasePage } from '../ShowcasePage';

export default function TabsPage() {
  return <ShowcasePage name="tabs">{null}</ShowcasePage>;
}
