/** Where the app lives below its origin, without a closing slash: '' or '/dashboard'. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The in-app path of the page now open, without the base. */
export function currentPath(): string {
  const { pathname } = window.location;
  return (pathname.startsWith(basePath) ? pathname.slice(basePath.length) : pathname) || '/';
}
