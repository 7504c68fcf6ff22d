import type { ISeriesApi } from 'lightweight-charts';
import type { Colours } from './colours';
import type { EvidenceOverlay } from './evidence-overlay';
import { createEvidenceLines } from './plugins/evidence-lines';
import { createPriceLine, voidLineOptions } from './price-line';

/**
 * The evidence of the selected signal: lines and a zone over the candles, lines over the RSI, the void price.
 * `linesOnRsi` returns null while no pane shows the RSI.
 */
export function createEvidenceShapes(
  candles: ISeriesApi<'Candlestick'>,
  initial: Colours,
  linesOnRsi: () => ReturnType<typeof createEvidenceLines> | null,
) {
  let colours = initial;
  let overlay: EvidenceOverlay | null = null;
  const linesOnPrice = createEvidenceLines(candles, colours);
  const voidLine = createPriceLine(candles);

  function draw() {
    linesOnPrice.set(overlay?.onPrice ?? [], overlay?.zone ?? null);
    linesOnRsi()?.set(overlay?.onRsi ?? [], null);
    const voidBelow = overlay?.voidBelow ?? null;
    voidLine.set(voidBelow === null ? null : voidLineOptions(voidBelow, colours));
  }

  return {
    set(next: EvidenceOverlay | null) {
      if (next === overlay) return;
      overlay = next;
      draw();
    },
    /** For the RSI's series, which may be another one after new data. */
    redraw() {
      if (overlay) draw();
    },
    applyTheme(next: Colours) {
      colours = next;
      linesOnPrice.applyTheme(colours);
      draw();
    },
  };
}
