import { RestError } from './errors';

/** A text as one segment of a path; one that would climb out of it, or cannot be written, is `invalid`. */
export function pathSegment(text: string): string {
  if (/^\.{0,2}$|\p{Cs}/u.test(text)) throw new RestError('invalid');
  return encodeURIComponent(text);
}
