import type { IPrimitivePaneView, ISeriesPrimitive, SeriesAttachedParameter } from 'lightweight-charts';

export type Attached = SeriesAttachedParameter;
export type Pixel = { x: number; y: number };
type Target = Parameters<NonNullable<ReturnType<IPrimitivePaneView['renderer']>>['draw']>[0];

/** A drawing over one series, repeated with every frame of the chart. */
export function createCanvasPlugin(
  zOrder: 'bottom' | 'top',
  paint: (
    context: CanvasRenderingContext2D,
    attached: Attached,
    size: { width: number; height: number },
  ) => void,
) {
  let attached: Attached | null = null;
  const views: readonly IPrimitivePaneView[] = [
    {
      zOrder: () => zOrder,
      renderer: () => ({
        draw: (target: Target) =>
          target.useMediaCoordinateSpace(({ context, mediaSize }) => {
            if (!attached) return;
            context.save();
            paint(context, attached, mediaSize);
            context.restore();
          }),
      }),
    },
  ];
  return {
    requestUpdate: () => attached?.requestUpdate(),
    primitive: {
      attached: (parameter: Attached) => void (attached = parameter),
      detached: () => void (attached = null),
      paneViews: () => views,
    } satisfies ISeriesPrimitive,
  };
}
