import { ShowcasePage } from '../ShowcasePage';

export default function DataTablesPage() {
  return <ShowcasePage name="data-tables">{null}</ShowcasePage>;
}
