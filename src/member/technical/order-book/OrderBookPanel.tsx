import { useT } from '../../../i18n/useT';
import { FoldedPanel } from '../../../ui/FoldedPanel';
import { Panel } from '../../../ui/Panel';
import { Book } from './Book';

type Props = {
  symbol: string;
  /** Whether it waits to be opened; until then nothing is requested. */
  isFolded: boolean;
};

/** The order book of a symbol: in sight where there is room for it, else on request. */
export function OrderBookPanel({ symbol, isFolded }: Props) {
  const t = useT();
  if (isFolded) {
    return (
      <FoldedPanel className="screen-only" isOnPaper={false} title={t('orderBook.title')} isHeavy>
        <Book symbol={symbol} />
      </FoldedPanel>
    );
  }
  return (
    <Panel className="screen-only" title={t('orderBook.title')}>
      <Book symbol={symbol} />
    </Panel>
  );
}
