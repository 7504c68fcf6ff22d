/**
 * Loads the page again past what the browser has kept of files that did not come; the script of index.html does it, which is there
 * whatever else is missing.
 */
export function loadAgain(): void {
  window.dispatchEvent(new Event('load-again'));
}
