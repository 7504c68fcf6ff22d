import { ShowcasePage } from '../ShowcasePage';

export default function BreadcrumbsPage() {
  return <ShowcasePage name="breadcrumbs">{null}</ShowcasePage>;
}
