import { Panels } from '../../../ui/ErrorBoundary';
import { CardsPanel } from './CardsPanel';
import { HistoryPanel } from './HistoryPanel';

/** The payment cards and the history of payments. */
export function Payments() {
  return (
    <Panels>
      <CardsPanel />
      <HistoryPanel />
    </Panels>
  );
}
