import { ShowcasePage } from '../ShowcasePage';

export default function MedicalDashboardPage() {
  return <ShowcasePage name="medical-dashboard">{null}</ShowcasePage>;
}
