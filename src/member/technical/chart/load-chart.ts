/** Loads the implementation and its library; called early, they load beside the page and its data. */
export function loadChart() {
  return import('./create-chart');
}
