import type { CandleChart } from '../chart/candle-chart';
import { themeListeners } from '../../../ui/tokens';

/** 170 by 80 mm in CSS pixels. */
const PAPER = { width: 643, height: 302 };

/**
 * The chart's visible bars at the size and in the colours of paper. The chart is drawn so and put back before the browser
 * renders again, so that nothing of it is seen on the screen.
 */
export function drawForPaper({ library, surface: { container } }: CandleChart): HTMLCanvasElement {
  const scale = library.timeScale();
  const { width, height } = container.getBoundingClientRect();
  const visible = scale.getVisibleLogicalRange();
  const resize = (size: typeof PAPER) => {
    library.resize(size.width, size.height, true);
    if (visible) scale.setVisibleLogicalRange(visible);
  };

  library.applyOptions({ autoSize: false });
  try {
    return inLightTheme(document.documentElement, () => {
      resize(PAPER);
      return library.takeScreenshot();
    });
  } finally {
    resize({ width, height });
    library.applyOptions({ autoSize: true });
  }
}

/** Returns what is drawn while everything has the colours of the light theme, without rendering the page in it. */
function inLightTheme<Drawn>(root: HTMLElement, draw: () => Drawn): Drawn {
  const { theme } = root.dataset;
  const turn = (to: string | undefined) => {
    root.dataset['theme'] = to;
    themeListeners.forEach((listener) => listener());
  };
  turn('light');
  try {
    return draw();
  } finally {
    turn(theme);
  }
}
