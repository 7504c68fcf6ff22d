import { ShowcasePage } from '../ShowcasePage';

export default function NftDashboardPage() {
  return <ShowcasePage name="nft-dashboard">{null}</ShowcasePage>;
}
