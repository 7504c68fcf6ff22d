import type { Fault } from '../rest-server/faults';
import { words } from '../texts';

/** Stands in every answer that nobody is meant to read. */
export const RAW = 'RAW-WORDS-OF-A-MACHINE';

const page = `<!doctype html><html><body><h1>502 Bad Gateway</h1><p>${RAW} nginx/1.25.3</p></body></html>`;
const html = { text: page, type: 'text/html' };

export type Row = {
  name: string;
  fault: Fault;
  /** Why, in the product's words or the server's sentence. */
  why: string;
  /** The same, of a chart feed. */
  ofFeed: string;
  /** As the answer to something sent, it is a yes that says no more. */
  isBareYes?: true;
  /** How many seconds the server wants to be left alone; without it, the next try may follow at once. */
  wait?: number;
};

/** All that may go wrong with a response, and the reason that an investor reads. */
export const faults: readonly Row[] = [
  {
    name: '500 as JSON',
    fault: { status: 500, json: { message: 'Máy chủ đang bảo trì.', trace: `${RAW} at /srv/app.js:7` } },
    why: 'Máy chủ đang bảo trì.',
    ofFeed: words('feed.UNREACHED'),
  },
  {
    name: '500 as HTML',
    fault: { status: 500, ...html },
    why: words('error.server'),
    ofFeed: words('feed.UNREACHED'),
  },
  {
    name: '200 as HTML',
    fault: { status: 200, ...html },
    why: words('error.unreadable'),
    ofFeed: words('feed.UNREADABLE'),
  },
  {
    name: '200 and empty',
    fault: { status: 200 },
    why: words('error.unreadable'),
    ofFeed: words('feed.UNREADABLE'),
    isBareYes: true,
  },
  { name: 'cut off', fault: 'truncated', why: words('error.unreachable'), ofFeed: words('feed.UNREACHED') },
  {
    name: 'not JSON',
    fault: { status: 200, text: `OK ${RAW}` },
    why: words('error.unreadable'),
    ofFeed: words('feed.UNREADABLE'),
  },
  { name: 'a reset', fault: 'reset', why: words('error.unreachable'), ofFeed: words('feed.UNREACHED') },
  { name: 'none ever', fault: 'never answering', why: words('error.timeout'), ofFeed: words('feed.timeout') },
  { name: 'too long', fault: 'oversized', why: words('error.oversized'), ofFeed: words('feed.UNREADABLE') },
  { name: '404', fault: { status: 404, ...html }, why: words('error.notFound'), ofFeed: words('feed.LACKS') },
  {
    name: '429',
    fault: { status: 429, json: { message: `<b>${RAW}</b>` }, headers: { 'Retry-After': '60' } },
    why: words('error.tooMany'),
    ofFeed: words('feed.BUSY'),
    wait: 60,
  },
  {
    name: '403',
    fault: { status: 403, json: { error: RAW } },
    why: words('error.forbidden'),
    ofFeed: words('feed.REFUSED'),
  },
];
