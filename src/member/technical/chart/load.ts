/** The drawing and its library; called early, it loads beside the page and its data instead of after them. */
export function loadDrawing() {
  return import('./create-chart');
}
