import { Skeleton } from '../../../ui/PanelState';

export function Rows() {
  return <Skeleton rows={5} isApart />;
}
