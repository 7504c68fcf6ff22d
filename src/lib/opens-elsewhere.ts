type Click = { metaKey: boolean; ctrlKey: boolean; shiftKey: boolean; button: number };

/** A click on a link that the browser answers with a new tab or window. */
export function opensElsewhere(click: Click): boolean {
  return click.metaKey || click.ctrlKey || click.shiftKey || click.button !== 0;
}
