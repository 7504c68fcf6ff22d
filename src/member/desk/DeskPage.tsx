import { lazy, Suspense } from 'react';
import { withDeskMessages } from '../../i18n/desk';
import { Skeleton } from '../../ui/PanelState';

const DeskBoard = lazy(async () => ({
  default: (await withDeskMessages(import('./DeskBoard'))).DeskBoard,
}));

/** /desk: what a person has bought, when it may be sold, and what it brought. */
export default function DeskPage() {
  return (
    <Suspense fallback={<Skeleton rows={8} />}>
      <DeskBoard />
    </Suspense>
  );
}
