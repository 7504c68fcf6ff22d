import { assign, enqueueActions, setup } from 'xstate';

/** The chart to show. */
export type ChartRequest = {
  readonly symbol: string;
  readonly theme: 'dark' | 'light';
  readonly lang: string;
};

/** A message to a partner's page that supports messages. */
type PartnerCommand =
  | { type: 'setSymbol'; symbol: string }
  | { type: 'setTheme'; theme: ChartRequest['theme'] }
  | { type: 'setLocale'; lang: string };

export type PartnerChartEvent =
  | { type: 'request changed'; request: ChartRequest }
  | { type: 'loaded' }
  | { type: 'ready'; symbol: string | null }
  | { type: 'symbol reported'; symbol: string }
  | { type: 'failed' }
  | { type: 'use own chart' }
  | { type: 'retry' };

export type PartnerChartContext = {
  requested: ChartRequest;
  /** The address of the frame; another number is another frame. */
  frame: { readonly number: number; readonly request: ChartRequest };
  /** What the page was last set to, by its address or by messages. */
  commanded: ChartRequest;
  /** The symbol that the page shows; null while that is not known. */
  reported: string | null;
  /** Whether the page supports messages, as it reports; one that then does not reply is not trusted again. */
  messaging: 'unknown' | 'supported' | 'unresponsive';
};

/** The types, guards and actions of the partner chart's machine. */
export const partnerChartSetup = setup({
  types: {
    context: {} as PartnerChartContext,
    events: {} as PartnerChartEvent,
    input: {} as { request: ChartRequest },
    emitted: {} as { type: 'command'; command: PartnerCommand },
  },
  delays: { 'load timeout': 8_000, 'reply timeout': 3_000, debounce: 250 },
  guards: {
    'is commanded': ({ context }) => isCommanded(context),
    'is not commanded': ({ context }) => !isCommanded(context),
    'supports messages': ({ context }) => context.messaging === 'supported',
    'shows the request': ({ context }) => context.reported === context.requested.symbol,
  },
  actions: {
    'store the request': assign((_, { request }: { request: ChartRequest }) => ({ requested: request })),
    'store the report': assign((_, { symbol }: { symbol: string }) => ({ reported: symbol })),
    'enable messages': assign({
      messaging: ({ context }) => (context.messaging === 'unresponsive' ? 'unresponsive' : 'supported'),
    }),
    'load the frame': assign(({ context: { requested, frame, messaging } }) => ({
      frame: { number: frame.number + 1, request: requested },
      commanded: requested,
      reported: null,
      messaging: messaging === 'unresponsive' ? 'unresponsive' : 'unknown',
    })),
    'send commands': enqueueActions(({ context: { requested, commanded, reported }, enqueue }) => {
      const { symbol, theme, lang } = requested;
      const send = (command: PartnerCommand) => enqueue.emit({ type: 'command', command });
      if (symbol !== reported) send({ type: 'setSymbol', symbol });
      if (theme !== commanded.theme) send({ type: 'setTheme', theme });
      if (lang !== commanded.lang) send({ type: 'setLocale', lang });
      enqueue.assign({ commanded: requested, reported: symbol === reported ? reported : null });
    }),
  },
});

function isCommanded({ commanded, requested }: PartnerChartContext) {
  return (
    commanded.symbol === requested.symbol &&
    commanded.theme === requested.theme &&
    commanded.lang === requested.lang
  );
}
