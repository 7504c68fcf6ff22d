/** How much of a file its encoding is recognised by. */
const SAMPLE = 64 * 1024;

/** Of characters that are no ASCII, the part that may be broken in a text of UTF-8: a cut one, or a pasted one. */
const MOST_BROKEN = 0.02;

/**
 * The text of a file, composed (NFC), without its mark: UTF-8, UTF-16 or Windows-1258, by the mark, else by what the
 * bytes decode to; null for bytes that are no text.
 */
export function decode(bytes: Uint8Array): string | null {
  const encoding = encodingOf(bytes);
  return encoding && new TextDecoder(encoding).decode(bytes).normalize('NFC');
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1258';

function encodingOf(bytes: Uint8Array): Encoding | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, SAMPLE);
  const wide = wideEncodingOf(sample);
  if (wide !== null) return wide;
  if (sample.includes(0)) return null;
  return isUtf8(bytes) ? 'utf-8' : 'windows-1258';
}

/** UTF-16 without a mark: the upper byte of a digit, a separator or a Latin letter is 0, its lower byte never. */
function wideEncodingOf(sample: Uint8Array): Encoding | null {
  const zeros = [0, 0];
  for (const [index, byte] of sample.entries()) if (byte === 0) zeros[index % 2]! += 1;
  const [even = 0, odd = 0] = zeros;
  const units = sample.length / 2;
  if (odd > units / 2 && even < units / 50) return 'utf-16le';
  return even > units / 2 && odd < units / 50 ? 'utf-16be' : null;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    const text = new TextDecoder().decode(bytes);
    const broken = text.split('\uFFFD').length - 1;
    const others = text.length - (text.match(/[\0-\x7F\uFFFD]/g)?.length ?? 0);
    return broken <= MOST_BROKEN * others;
  }
}
