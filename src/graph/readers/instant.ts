import { asText } from '../../lib/json';

/** An ISO instant with its offset, as it came; null for anything else. */
export function readInstant(value: unknown): string | null {
  const text = asText(value);
  const isInstant = text !== null && /^\d{4}-\d{2}-\d{2}T[\d:.]{5,20}(Z|[+-]\d{2}:\d{2})$/.test(text);
  return isInstant && !Number.isNaN(Date.parse(text)) ? text : null;
}
