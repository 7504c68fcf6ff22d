import type vi from '../../vi/showcase/feed';

export default {
  'showcase.feed.articles': 'Articles',
  'showcase.feed.count_one': '{{count}} article',
  'showcase.feed.count_other': '{{count}} articles',
  'showcase.feed.filter': 'Filter articles',
  'showcase.feed.filters': 'Article filters',
  'showcase.feed.matches': 'Matching articles: {{count}} of {{total}}',
  'showcase.feed.noMatch': 'No article matches the filters',
  'showcase.feed.showAll': 'Show all articles',
  'showcase.feed.tag.basics': 'Basics',
  'showcase.feed.tag.technical': 'Technical analysis',
  'showcase.feed.tag.risk': 'Risk management',
  'showcase.feed.tag.habits': 'Habits',
  'showcase.feed.tag.market': 'Market',
  'showcase.feed.reading': 'Read a financial report in 15 minutes',
  'showcase.feed.reading.description':
    'Three figures to look at first: operating cash flow, gross margin and short-term debt.',
  'showcase.feed.breadth': 'What breadth tells and the index does not',
  'showcase.feed.breadth.description':
    'An index lifted by a few large stocks is not a trading day on which three quarters of them rise.',
  'showcase.feed.stop': 'Set the stop before the buy order',
  'showcase.feed.stop.description':
    'Only who knows the price at which the idea is wrong can work out how much to buy.',
  'showcase.feed.settlement': 'What T+2 means for today’s buyer',
  'showcase.feed.settlement.description':
    'Shares bought today arrive around noon on T+2 and can be sold from that afternoon on.',
  'showcase.feed.gaps': 'Price gaps: when they matter',
  'showcase.feed.gaps.description':
    'Look at the volume and at the next trading day before concluding anything from a gap.',
  'showcase.feed.diary': 'Keep a trading diary',
  'showcase.feed.diary.description':
    'Note why you bought, the stop, and what you did differently from the plan; read it a month later.',
  'showcase.feed.dividend': 'The ex-dividend day',
  'showcase.feed.dividend.description':
    'The reference price falls by exactly the dividend; a chart that is not adjusted shows a gap.',
  'showcase.feed.spread': 'How many stocks are enough',
  'showcase.feed.spread.description':
    'With too few the risk sits in one place; with too many no company is followed closely.',
  'showcase.feed.alerts': 'Let price alerts watch the board',
  'showcase.feed.alerts.description':
    'Set alerts at resistance and at the stop, and open the board only when there is something to decide.',
} satisfies Record<keyof typeof vi, string>;
