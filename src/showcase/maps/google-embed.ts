import type { Language } from '../../i18n/languages';
import type { Point, View } from './view';

/** The page of Google's Maps Embed API that shows a view, with a pin on a place where one is chosen. */
export function embedAddress(
  key: string,
  { center, zoom }: View,
  pin: Point | null,
  language: Language,
): string {
  const shown = pin ? { q: pin.join() } : { center: center.join() };
  const query = new URLSearchParams({ key, ...shown, zoom: String(zoom), language });
  return `https://www.google.com/maps/embed/v1/${pin ? 'place' : 'view'}?${query}`;
}

/** Google's page keeps its own origin, without which its requests are refused; that origin is never ours. */
export const embedSandbox = 'allow-scripts allow-same-origin allow-popups';
