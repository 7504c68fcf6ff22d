import type { IPrimitivePaneView, ISeriesPrimitive, SeriesAttachedParameter } from 'lightweight-charts';

export type Attached = SeriesAttachedParameter;
export type Pixel = { x: number; y: number };
type Target = Parameters<NonNullable<ReturnType<IPrimitivePaneView['renderer']>>['draw']>[0];

/** Paints a frame of the chart in CSS pixels of the pane. */
type Paint = (
  context: CanvasRenderingContext2D,
  attached: Attached,
  size: { width: number; height: number },
) => void;

/** What is painted behind the series of a pane, and before them. */
export type Paints = { readonly bottom?: Paint; readonly top?: Paint };

/** A drawing on one series, repeated with every frame of the chart. */
export function createCanvasPlugin(paints: Paints) {
  let attached: Attached | null = null;
  const views = (['bottom', 'top'] as const)
    .filter((zOrder) => paints[zOrder])
    .map((zOrder): IPrimitivePaneView => ({
      zOrder: () => zOrder,
      renderer: () => ({
        draw: (target: Target) =>
          target.useMediaCoordinateSpace(({ context, mediaSize }) => {
            if (!attached) return;
            context.save();
            paints[zOrder]!(context, attached, mediaSize);
            context.restore();
          }),
      }),
    }));
  return {
    requestUpdate: () => attached?.requestUpdate(),
    primitive: {
      attached: (parameter: Attached) => void (attached = parameter),
      detached: () => void (attached = null),
      paneViews: () => views,
    } satisfies ISeriesPrimitive,
  };
}
