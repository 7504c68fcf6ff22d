import {
  createColumnHelper,
  createExpandedRowModel,
  rowExpandingFeature,
  tableFeatures,
  type Row,
} from '@tanstack/react-table';
import type { Holding } from './sample';

export const features = tableFeatures({ rowExpandingFeature, expandedRowModel: createExpandedRowModel() });

const helper = createColumnHelper<typeof features, Holding>();
export const columns = helper.columns([helper.accessor('id', {}), helper.accessor('value', {})]);

export type TreeRow = Row<typeof features, Holding>;
