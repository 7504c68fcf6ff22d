import { ShowcasePage } from '../ShowcasePage';

export default function PaginationPage() {
  return <ShowcasePage name="pagination">{null}</ShowcasePage>;
}
