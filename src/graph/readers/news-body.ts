import { asLine } from '../../lib/text';
import { decodeEntities, withoutCdata } from './decode-title';

const MARKUP = /<\/?[a-z][^>]*>|<!--/i;
const ESCAPED_MARKUP = /&lt;\/?(?:p|br|div|span|a|b|i|strong|em|img|ul|ol|li|table|h[1-6])\b/i;

/**
 * The HTML of a news item as its source meant it, not yet sanitised: unwrapped from CDATA, unescaped where it came escaped, plain
 * text in paragraphs, and without embedded images, which none of ours are and which would take the place of the text.
 */
export function newsBody(content: string): string {
  const unwrapped = withoutCdata(content).trim();
  const isEscaped = !MARKUP.test(unwrapped) && ESCAPED_MARKUP.test(unwrapped);
  const html = withoutDataUrls(isEscaped ? decodeEntities(unwrapped) : unwrapped).normalize('NFC');
  if (asLine(html) === null) return '';
  return MARKUP.test(html) ? html : paragraphsOf(html);
}

function withoutDataUrls(html: string): string {
  return html
    .replace(/(["'])\s*data:[^"']*\1/gi, '$1$1')
    .replace(/([=(,]\s*)data:[a-z]+\/[^"'\s>)]*/gi, '$1');
}

/** Plain text: its blank lines part paragraphs, its other line breaks stay. */
function paragraphsOf(text: string): string {
  const paragraphs = text.split(/(?:\r?\n[ \t]*){2,}/);
  if (paragraphs.length === 1 && !/[\r\n]/.test(text)) return text;
  return paragraphs.map((lines) => `<p>${lines.trim().replace(/\r?\n/g, '<br>')}</p>`).join('');
}
