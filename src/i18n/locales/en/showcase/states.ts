import type vi from '../../vi/showcase/states';

export default {
  'showcase.contents': 'Panels on this page',
  'showcase.pages': 'Error pages and banner lines',

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
  'showcase.never.staleMessages': 'The examples stay as they are: they only show what a message looks like.',
  'showcase.never.staleChart':
    'The loaded candles stay; the panel of the last price says that the figures are old.',
  'showcase.never.staleWhy': 'The explanation is computed from closed sessions and does not age during one.',
  'showcase.never.stalePlans':
    'Saving replaces all plans, so editing always starts from the server’s newest list.',

  'showcase.view.offline': 'Offline',
  'showcase.view.update': 'A new version',
  'showcase.view.crashed': 'A part of a page crashed',
} satisfies Record<keyof typeof vi, string>;
