/** Where the app lives below its origin, without a closing slash: '' or '/dashboard'. */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The in-app path of the open page, without the base. */
export function currentPath(): string {
  const { pathname } = window.location;
  if (pathname === basePath) return '/';
  return pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : pathname;
}

/** The in-app path of the open page with its query. */
export function currentAddress(): string {
  return currentPath() + window.location.search;
}

type Click = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; button: number };

/** Whether the browser opens the link of this click in a new tab or window. */
export function opensNewTab(click: Click): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0;
}
