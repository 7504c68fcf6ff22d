import { ShowcasePage } from '../ShowcasePage';
import { AdvisorsTable } from './AdvisorsTable';
import { OrdersGrid } from './OrdersGrid';
import { PortfolioTree } from './PortfolioTree';

/** /data-tables: a sorted and paged table, a tree, and one that is edited in place. */
export default function DataTablesPage() {
  return (
    <ShowcasePage name="data-tables">
      <div className="stack">
        <AdvisorsTable />
        <PortfolioTree />
        <OrdersGrid />
      </div>
    </ShowcasePage>
  );
}
