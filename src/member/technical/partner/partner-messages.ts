import type { PartnerChartEvent } from '../../../../machines/partner-chart.setup';
import type { ChartEmbed } from './chart-embed';
import { asRecord } from '../../../lib/json';
import { isTicker } from '../../../market/symbol';

type PartnerMessage = Extract<PartnerChartEvent, { type: 'ready' | 'symbol reported' | 'failed' }>;

/** Reads a message of the partner's page; null for anything but the three that it may send. */
function readMessage(data: unknown): PartnerMessage | null {
  const { type, symbol } = asRecord(data) ?? {};
  if (symbol !== undefined && !(typeof symbol === 'string' && isTicker(symbol))) return null;
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

type Options = {
  frame: () => HTMLIFrameElement | null;
  embed: ChartEmbed;
  onMessage: (message: PartnerMessage) => void;
};

/**
 * Listens to the page in the frame and to nobody else: the sender has to be the frame's window and its origin the
 * configured origin. A page that the content security policy blocks has failed. Returns an unsubscribe function.
 */
export function listenToPartner({ frame, embed, onMessage }: Options): () => void {
  const listeners = new AbortController();
  const { signal } = listeners;

  window.addEventListener(
    'message',
    (event) => {
      const page = frame()?.contentWindow ?? null;
      if (page === null || event.source !== page || event.origin !== embed.messageOrigin) return;
      const message = readMessage(event.data);
      if (message) onMessage(message);
    },
    { signal },
  );
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective }) => {
      if (effectiveDirective === 'frame-src') onMessage({ type: 'failed' });
    },
    { signal },
  );
  return () => listeners.abort();
}
