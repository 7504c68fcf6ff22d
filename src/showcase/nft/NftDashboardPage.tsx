import { Panels } from '../../ui/ErrorBoundary';
import { ShowcasePage } from '../ShowcasePage';
import { ActivityPanel } from './ActivityPanel';
import { BalancesPanel } from './BalancesPanel';
import { CollectionsPanel } from './CollectionsPanel';
import { EarningsPanel } from './EarningsPanel';
import { StoriesPanel } from './StoriesPanel';
import { WorksPanel } from './WorksPanel';

/** /nft-dashboard: what an NFT market has to show, and beside it what one of its artists has earned. */
export default function NftDashboardPage() {
  return (
    <ShowcasePage name="nft-dashboard">
      <div className="columns">
        <div className="stack">
          <Panels>
            <StoriesPanel />
            <WorksPanel />
            <CollectionsPanel />
          </Panels>
        </div>
        <div className="stack">
          <Panels>
            <BalancesPanel />
            <EarningsPanel />
            <ActivityPanel />
          </Panels>
        </div>
      </div>
    </ShowcasePage>
  );
}
