// @module-tag P15
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  advance,
  load,
  openPartnerChart,
  page,
  painted,
  receive,
  watchMessages,
} from '../support/technical/partner-chart-page';
import { tried } from '../support/tried';

describe('a hostile page', () => {
  const everything = () => ({
    page: document.body.innerHTML,
    title: document.title,
    address: window.location.href,
    entries: window.history.length,
    state: window.history.state as unknown,
    stored: [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie],
    focus: document.activeElement,
  });

  it('changes nothing by a thousand messages', async () => {
    await openPartnerChart();
    load();
    const before = everything();
    const sent = watchMessages();

    for (const message of hostile) receive(message());
    await advance(10_000);

    expect([hostile.length, sent, everything()]).toEqual([1_000, [], before]);
    tried(hostile.length, 'hostile messages');
  });

  it('is ignored from another origin, however well-formed its message', async () => {
    await openPartnerChart();
    load();
    const before = everything();
    const other = document.createElement('iframe');
    document.body.append(other);
    const senders = [
      { origin: 'https://chart.example' },
      { origin: 'https://evil.example' },
      { origin: window.location.origin },
      { origin: '' },
      { source: window },
      { source: null },
      { source: other.contentWindow, origin: 'null' },
    ];

    for (const sender of senders) {
      receive({ data: { type: 'error' }, ...sender });
      receive({ data: { type: 'symbolChanged', symbol: 'SSI' }, ...sender });
    }
    other.remove();

    expect(everything()).toEqual(before);
  });

  it('is ignored after it was replaced', async () => {
    const { openSymbol } = await openPartnerChart();
    const gone = page().contentWindow;
    openSymbol('FPT');
    await advance(250);

    receive({ data: { type: 'ready' }, source: gone });
    receive({ data: { type: 'ready' }, source: null });

    expect(painted()).toBeUndefined();
  });
});

const badSymbols = [
  '',
  'vnm',
  'VN',
  'VNM ',
  ' VNM',
  'VNM\n',
  'VNM\u0000',
  'ABCDEFGHIJK',
  'ВNM',
  '../VNM',
  'VNM?x=1',
];
const badShapes: unknown[] = [
  null,
  undefined,
  0,
  'ready',
  '{"type":"ready"}',
  [],
  ['ready'],
  [{ type: 'ready' }],
  {},
  { type: null },
  { type: 'READY' },
  { type: ['ready'] },
  { type: { toString: 'ready' } },
  { kind: 'ready' },
  { type: 'setSymbol', symbol: 'SSI' },
  { type: 'symbolChanged' },
  { type: 'navigate', to: '/logout' },
  { type: 'storage', key: 'accessToken', value: 'x' },
  new Map([['type', 'ready']]),
  new Date(0),
  ...['ready', 'symbolChanged', 'error'].flatMap((type) =>
    [...badSymbols, null, 0, {}, [], ['VNM'], { length: 3 }].map((symbol) => ({ type, symbol })),
  ),
];
const anything = fc.sample(fc.object({ key: fc.constantFrom('type', 'symbol', '__proto__', 'data') }), {
  numRuns: 1_000 - 2 * badShapes.length,
  seed: 2026,
});
/** Malformed messages of the frame itself. */
const hostile = [...badShapes, ...badShapes.map((data) => ({ data })), ...anything].map((data) => () => ({
  data,
}));
