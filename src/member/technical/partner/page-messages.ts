import type { PartnerChartEvent } from '../../../../machines/partner-chart.setup';
import type { ChartEmbed } from '../../../lib/chart-embed';
import { asRecord } from '../../../lib/json';

type Said = Extract<PartnerChartEvent, { type: 'ready' | 'symbol reported' | 'failed' }>;

const SYMBOL = /^[A-Z0-9]{3,10}$/;

/** What a message of the partner's page says; null for whatever is not exactly one of the three that it may send. */
export function readMessage(data: unknown): Said | null {
  const { type, symbol } = asRecord(data) ?? {};
  if (symbol !== undefined && !(typeof symbol === 'string' && SYMBOL.test(symbol))) return null;
  switch (type) {
    case 'ready':
      return { type: 'ready', symbol: symbol ?? null };
    case 'symbolChanged':
      return symbol === undefined ? null : { type: 'symbol reported', symbol };
    case 'error':
      return { type: 'failed' };
    default:
      return null;
  }
}

type Ears = { frame: () => HTMLIFrameElement | null; embed: ChartEmbed; tell: (said: Said) => void };

/**
 * Hears the page in the frame and nobody else: the sender has to be the frame's window and its origin the configured
 * origin. A page that the frame may not hold has failed. Answers how to stop.
 */
export function hearPage({ frame, embed, tell }: Ears): () => void {
  const listening = new AbortController();
  const { signal } = listening;

  window.addEventListener(
    'message',
    (event) => {
      const page = frame()?.contentWindow ?? null;
      if (page === null || event.source !== page || event.origin !== embed.speaksAs) return;
      const said = readMessage(event.data);
      if (said) tell(said);
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') tell({ type: 'failed' });
    },
    { signal },
  );
  return () => listening.abort();
}
