import { variables, type Variables } from './variables.ts';

/** The origins in a list that is separated by spaces or commas. */
export function originsIn(list: string | undefined): string[] {
  return (list ?? '').split(/[\s,]+/).filter((origin) => origin !== '');
}

/**
 * The address of a picture that this build's policy allows: of the page's origin, the API's, or a configured one. A path
 * is the API's. Null for a picture of any other origin.
 */
export function allowedImage(
  address: string,
  page: string = window.location.href,
  {
    VITE_API_URL = '',
    VITE_IMAGE_ORIGINS,
  }: Pick<Variables, 'VITE_API_URL' | 'VITE_IMAGE_ORIGINS'> = variables(),
): string | null {
  if (address.startsWith('data:')) return address;
  const api = new URL(VITE_API_URL, page);
  if (!URL.canParse(address, api)) return null;
  const { origin, protocol, href } = new URL(address, api);
  const allowed = [page, api.href, ...originsIn(VITE_IMAGE_ORIGINS)].map((url) => new URL(url).origin);
  return /^https?:$/.test(protocol) && allowed.includes(origin) ? href : null;
}
