import { Market } from '../../member/board/lazy-market';
import { only, optional } from './panel-states';
import { Stopped } from './parts';
import { brokenBars, manySymbols, slowBars } from './sample/filter';
import { panel, type ShownPanel } from './shown-panel';

const nothing = () => {};
const lists = {
  all: [],
  isLoading: false,
  error: undefined,
  onRetry: nothing,
  starred: null,
  onStar: nothing,
  onAdd: nothing,
};

export const market = <Market lists={lists} />;

const technical = 'tab=filter&filter=rsi.20,_';
const asAbove = only('showcase.never.filterAbove', ['ready']);

/** The filter of the market, and what it says while technical figures are computed from bars. */
export const filterPanels: readonly ShownPanel[] = [
  panel('panel-filter', 'showcase.panel.filter', { height: 640, search: 'tab=filter' }, market, optional),
  panel(
    'panel-filter-computing',
    'showcase.panel.filterComputing',
    { height: 540, search: technical, sent: slowBars },
    market,
    asAbove,
  ),
  panel(
    'panel-filter-stopped',
    'showcase.panel.filterStopped',
    { height: 540, search: technical, sent: slowBars },
    <Stopped at={6} view={market} />,
    asAbove,
  ),
  panel(
    'panel-filter-many',
    'showcase.panel.filterMany',
    { height: 640, search: technical, sent: manySymbols },
    market,
    asAbove,
  ),
  panel(
    'panel-filter-broken',
    'showcase.panel.filterBroken',
    { height: 600, search: `${technical}*pe._,15&sort=symbol`, sent: brokenBars },
    market,
    { ...asAbove, ready: 'showcase.never.filterAbove', partial: 'example' },
  ),
];
