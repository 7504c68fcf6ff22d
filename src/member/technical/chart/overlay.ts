import type { ISeriesPrimitive } from 'lightweight-charts';
import type { Surface } from './candle-chart';
import { onThemeChange } from '../../../ui/tokens';
import { readColours, type Colours } from './colours';
import { createCanvasPlugin, type Paints } from './plugins/canvas-plugin';

/**
 * Draws over the candles, behind and before them, until `remove` is called; when the theme changes, it is drawn again in the
 * colours of that. `others` is what else of the library's primitives it has, as labels on the axis.
 */
export function createOverlay(surface: Surface, paints: Paints, others: ISeriesPrimitive = {}) {
  const root = document.documentElement;
  let colours = readColours(root);
  const plugin = createCanvasPlugin(paints);
  const detach = surface.attach({ ...plugin.primitive, ...others });
  const stopThemeUpdates = onThemeChange(root, () => {
    colours = readColours(root);
    plugin.requestUpdate();
  });
  return {
    requestUpdate: plugin.requestUpdate,
    /** Those of the theme in use. */
    colours: (): Colours => colours,
    remove() {
      stopThemeUpdates();
      detach();
    },
  };
}
