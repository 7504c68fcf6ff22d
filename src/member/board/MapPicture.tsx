import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { RowLink } from '../../app/router/Link';
import { useNavigate } from '../../app/router/navigation';
import { pathTo } from '../../app/router/paths';
import { useToday } from '../../app/actors/useToday';
import { useT } from '../../i18n/useT';
import { formatPercent, formatPrice, formatShare } from '../../market/format';
import { NO_QUOTE } from '../../market/quote';
import { formatDayOf } from '../../ui/dates';
import { useOlderDay } from '../shared/PriceDay';
import type { Size } from './useBoardView';
import { drawMap } from './draw-map';
import { MapLegend } from './MapLegend';
import { readMapColours } from './map-colours';
import type { BoardRow } from '../shared/screen/board-rows';
import { onThemeChange } from '../../ui/tokens';
import { useSectorName } from '../shared/useSectorName';
import { isArrowKey, layOut, tileAt, tileBeside, type Tile } from './treemap';
import styles from './MapPicture.module.css';

type Props = { rows: readonly BoardRow[]; size: Size };

/**
 * The map on a canvas. One link lies over the tile that the pointer or the arrow keys are on: its name is the tile's text,
 * and opening it opens the chart.
 */
export function MapPicture({ rows, size }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const { box, width, height } = useBox();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const [symbol, setSymbol] = useState<string | null>(null);
  const map = useMemo(() => layOut(rows, size, { width, height }), [rows, size, width, height]);
  const current = map.tiles.find(({ row }) => row.symbol === symbol) ?? map.tiles[0];
  const nameOfKnown = useSectorName();
  const nameOf = useCallback(
    (sector: string | null) => (sector === null ? t('board.map.other') : nameOfKnown(sector)),
    [nameOfKnown, t],
  );

  useLayoutEffect(() => {
    if (!canvas.current || width === 0) return;
    const scale = window.devicePixelRatio || 1;
    resize(canvas.current, Math.round(width * scale), Math.round(height * scale));
    const colours = readMapColours(document.documentElement);
    drawMap(canvas.current, map, { colours, scale, nameOf });
  }, [map, width, height, theme, nameOf]);

  const under = ({ nativeEvent: { offsetX, offsetY }, target }: MouseEvent) =>
    target === canvas.current ? tileAt(map, offsetX, offsetY) : (current ?? null);
  const open = (tile: Tile | null | undefined) => {
    if (tile) navigate(pathTo('/technical/:symbol', { symbol: tile.row.symbol }));
  };
  const walk = (event: KeyboardEvent) => {
    if (!current || !isArrowKey(event.key)) return;
    event.preventDefault();
    setSymbol(tileBeside(map, current, event.key).row.symbol);
  };
  const older = useOlderDay(current?.row ?? NO_QUOTE);
  const today = useToday();
  const closing = older && t('price.closeOf', { day: formatDayOf(older, today) });
  const text = current && tileText(t, current, nameOf(current.row.sector), closing);

  return (
    <>
      <div
        ref={box}
        className={styles.map}
        role="presentation"
        onPointerMove={(event: PointerEvent) => {
          const tile = under(event);
          if (tile) setSymbol(tile.row.symbol);
        }}
        onClick={(event) => open(under(event))}
      >
        <canvas ref={canvas} className={styles.canvas} aria-hidden="true" />
        {current && (
          <RowLink
            className={styles.tile}
            href={pathTo('/technical/:symbol', { symbol: current.row.symbol })}
            aria-label={text}
            aria-describedby="market-map-keys"
            style={{ left: current.x, top: current.y, width: current.width, height: current.height }}
            onKeyDown={walk}
          >
            {null}
          </RowLink>
        )}
      </div>
      <div className={styles.foot}>
        <p className={styles.text} role="status">
          {text}
        </p>
        <MapLegend />
      </div>
      <p id="market-map-keys" className="visually-hidden">
        {t('board.map.keys')}
      </p>
    </>
  );
}

/** Sets the size of a canvas where it changes: any assignment gives it a new, empty picture. */
function resize(canvas: HTMLCanvasElement, width: number, height: number) {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}

/** What a tile says; of an older price with its day, `closing`. */
function tileText(t: ReturnType<typeof useT>, { row, share }: Tile, sector: string, closing: string | null) {
  const price = formatPrice(row.price);
  return t('board.map.tile', {
    symbol: row.symbol,
    sector,
    price: closing ? `${price} (${closing})` : price,
    change: formatPercent(row.changePercent),
    share: formatShare(share),
  });
}

/** The size of the box that the map fills. */
function useBox() {
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = element;
      setSize((before) => (before.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, ...size };
}

const followTheme = (listener: () => void) => onThemeChange(document.documentElement, listener);

/** Changes with the theme, whose colours a canvas does not follow by itself. */
function useTheme() {
  return useSyncExternalStore(followTheme, () => document.documentElement.dataset['theme']);
}
