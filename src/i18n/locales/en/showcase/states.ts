import type vi from '../../vi/showcase/states';

export default {
  'showcase.contents': 'Panels on this page',
  'showcase.pages': 'Error pages and banner lines',

  'showcase.panel.results': 'Results of signals',
  'showcase.panel.map': 'Market map',
  'showcase.panel.movers': 'Movers',
  'showcase.panel.filter': 'Market filter',
  'showcase.panel.filterComputing': 'Market filter: computing from candles',
  'showcase.panel.filterStopped': 'Market filter: stopped',
  'showcase.panel.filterMany': 'Market filter: more than 300 symbols left',
  'showcase.panel.filterBroken': 'Market filter: some candles failed',
  'showcase.panel.company': 'Company',
  'showcase.panel.orderBook': 'Order book',
  'showcase.panel.orderBookAto': 'Order book: the expected price alone in the ATO',
  'showcase.panel.orderBookAtc': 'Order book: ATC',
  'showcase.panel.note': 'Note on a symbol',
  'showcase.panel.alerts': 'Alerts behind the bell',
  'showcase.panel.indexLine': 'VN-Index over the day',
  'showcase.panel.sectors': 'Sectors of the day',
  'showcase.panel.listPlans': 'Targets and stops computed from candles',
  'showcase.panel.signalStates': 'States of the plans of signals',
  'showcase.panel.provisional': 'Provisional signals',
  'showcase.panel.rowLine': 'Lines of the day in rows',
  'showcase.panel.ownList': 'A list of one’s own with chosen columns',
  'showcase.panel.events': 'Events on the chart',
  'showcase.panel.compare': 'Comparison on the chart',
  'showcase.panel.position': 'Position on the chart: a plan',
  'showcase.panel.positionHeld': 'Position on the chart: shares that are held',
  'showcase.panel.positionNone': 'Position on the chart: no plan',
  'showcase.panel.planEnding': 'Plan: about to end',
  'showcase.panel.planEnded': 'Plan: ended',
  'showcase.panel.planRequested': 'Plan: renewal requested',
  'showcase.panel.renewalsNone': 'Renewals: none due',
  'showcase.panel.product': 'Card on the welcome page',

  'showcase.state.ready': 'Complete',
  'showcase.state.loading': 'Loading',
  'showcase.state.empty': 'Empty',
  'showcase.state.partial': 'Partial',
  'showcase.state.lacking': 'Not offered',
  'showcase.state.stale': 'Stale',
  'showcase.state.failed': 'Failed',
  'showcase.state.forbidden': 'Forbidden',

  'showcase.stateMeans.ready': 'All data has arrived.',
  'showcase.stateMeans.loading': 'No response has come yet.',
  'showcase.stateMeans.empty': 'The server sends an empty list.',
  'showcase.stateMeans.partial': 'Some fields are missing, or the price feed has no quotes.',
  'showcase.stateMeans.lacking': 'The server lacks this call (404); for optional calls only.',
  'showcase.stateMeans.stale': 'The data arrived, and loading it again failed.',
  'showcase.stateMeans.failed': 'The server reports an error (500) at the first load.',
  'showcase.stateMeans.forbidden': 'The server denies access (403).',

  'showcase.never.forbidden': 'Where the server denies an admin’s data, the page leads to the welcome page.',
  'showcase.never.staleFeed': 'The report is asked for anew with each visit, so that it does not grow old.',
  'showcase.never.staleMessages': 'The examples stay as they are: they only show what a message looks like.',
  'showcase.never.staleChart':
    'The loaded candles stay; the panel of the last price says that the figures are old.',
  'showcase.never.staleWhy':
    'The explanation is computed from trading days that are over and does not age during one.',
  'showcase.never.staleSubscriptions':
    'Saving replaces all plans, so editing always starts from the server’s newest list.',
  'showcase.never.planAbove': 'As in the panel “Plan” above; here is one case of a plan alone.',
  'showcase.never.lackingPlan': 'Where the server lacks the call, the panel is left out.',
  'showcase.never.renewals':
    'The panel is filled from the list of users, whose own panel says that it is loading, empty, old or failed.',
  'showcase.never.lackingRenewals': 'Where the list of users names no plans, the panel is left out.',
  'showcase.never.company': 'Where nothing is known about a company, its panel is left out.',
  'showcase.never.staleDesk': 'What was loaded stays: only the person changes it.',
  'showcase.never.partialNote': 'A note is either there or not.',
  'showcase.never.partialAlerts': 'An alert that lacks something is not set.',
  'showcase.never.indexLine':
    'Without bars of the day the index stands alone; the market pulse says that it is loading, or why it failed.',
  'showcase.never.sectors':
    'A button of the market pulse opens this list; without figures of sectors there is no button.',
  'showcase.never.stalePart': 'What was loaded stays; the panel around it says that the figures are old.',
  'showcase.never.listPlans': 'Only signals with a kind, a day and a price have something to compute.',
  'showcase.never.staleListPlans':
    'Targets and stops are computed from trading days that are over and do not age during one.',
  'showcase.never.signalStates':
    'Only a loaded signal has a plan; waiting and failing are said by the list of signals.',
  'showcase.never.provisional':
    'Without prices of the day the panel says so, as with an empty watchlist; failures are reported there.',
  'showcase.never.partialProvisional':
    'A symbol without a price or a volume is left out; the panel says how many lack candles.',
  'showcase.never.staleProvisional':
    'The result stays with the time of its prices; the watchlist says that they are old.',
  'showcase.never.rowLine': 'Without bars the cell stays empty; no row reports a failure of its own.',
  'showcase.never.filterAbove':
    'As in the panel “Market filter” above; here technical figures are computed from candles.',
  'showcase.never.orderBookAbove': 'As in the panel “Order book” above; here in an auction.',
  'showcase.never.ownList':
    'As in the panel “Watchlist” above; a list of one’s own is only there once it is loaded.',
  'showcase.never.events':
    'The button and the marks need a chart with candles and a feed with events; this is the list that the button opens.',
  'showcase.never.partialEvents': 'An event without a day or a text is left out.',
  'showcase.never.compare': 'The comparison is part of the chart, and is loading, empty or failed with it.',
  'showcase.never.position': 'The position is part of the chart, and waits, is empty and fails with it.',
  'showcase.never.product':
    'Without readable figures the card shows its example, as where the server lacks the call.',
  'showcase.never.loadingProduct': 'The place of the card stays empty until the first response.',
  'showcase.never.staleProduct': 'The loaded figures stay, with their time.',

  'showcase.view.offline': 'Offline',
  'showcase.view.update': 'A new version',
  'showcase.view.crashed': 'A part of a page crashed',
} satisfies Record<keyof typeof vi, string>;
