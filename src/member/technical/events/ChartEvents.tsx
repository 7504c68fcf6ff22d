import { useQuery } from '@apollo/client/react';
import { CalendarIcon } from '@blueprintjs/icons';
import { useEffect, useMemo, useRef } from 'react';
import type { LoadContext } from '../../../graph/session-guard';
import { useT } from '../../../i18n/useT';
import { langOf } from '../../../lib/text';
import { DAY_SECONDS, dayOfEpochSeconds } from '../../../market/day';
import { formatDay } from '../../../ui/dates';
import { Popover } from '../../../ui/Popover';
import type { BarSeries } from '../chart/bar-series';
import type { CandleChart } from '../chart/candle-chart';
import { useHovered } from '../useChart';
import styles from './ChartEvents.module.css';
import { drawEvents } from './draw-events';
import { SymbolEventsDocument } from './events.generated';
import { announcedAfter, eventsOnBars, textOf, type BarEvents, type SymbolEvent } from './events-on-bars';
import { Time } from '../../../ui/Time';

type Props = {
  symbol: string;
  series: BarSeries | null;
  chart: CandleChart | null;
  /** Whether the chart shows the past, in which nobody knew what a feed says today of the days after it. */
  isPast: boolean;
};

/** Behind the bars on screen. */
const BEHIND: LoadContext = { priority: 'neighbour' };

/** Older events than the feed's bars have no place on a chart. */
const YEARS = 10;
/** How far ahead events are announced, in days. */
const AHEAD = 60;

const none: readonly BarEvents[] = [];

/**
 * The dividends, rights and meetings of a symbol: marks below its bars, the text of those under the crosshair, wherever the
 * pointer or the keyboard has put it, and all of them as a list. Nothing where the feed has none.
 */
export function ChartEvents({ symbol, series, chart, isPast }: Props) {
  const t = useT();
  const newest = series?.candles.time.at(-1);
  const day = newest === undefined ? null : newest - (newest % DAY_SECONDS);
  const { data } = useQuery(SymbolEventsDocument, {
    variables: {
      symbol,
      from: (day ?? 0) - YEARS * 365 * DAY_SECONDS,
      to: (day ?? 0) + (isPast ? 1 : AHEAD) * DAY_SECONDS,
    },
    skip: day === null,
    context: BEHIND,
  });
  const events = data?.symbolEvents;
  const shown = series?.symbol === symbol ? series : null;
  const onBars = useMemo(
    () => (events && shown ? eventsOnBars(events, shown.candles.time, shown.resolution) : none),
    [events, shown],
  );
  const announced = useMemo(
    () => (events && shown && !isPast ? announcedAfter(events, shown.candles.time, shown.resolution) : none),
    [events, shown, isPast],
  );
  const drawn = useMemo(() => [...onBars, ...announced], [onBars, announced]);
  useMarks(chart, drawn, shown);
  const hovered = useHovered(chart);
  const index = shown && hovered !== null ? shown.candles.time.indexOf(hovered) : -1;
  const here = onBars.find((bar) => bar.index === index)?.events ?? [];
  if (drawn.length === 0) return null;

  const listed = onBars.flatMap((bar) => bar.events).toReversed();
  const ahead = announced.flatMap((bar) => bar.events).toReversed();
  return (
    <>
      <Popover
        label={t('events.list', { count: listed.length + ahead.length })}
        icon={<CalendarIcon />}
        shape="choices"
      >
        {(close) => (
          <EventList
            events={listed}
            announced={ahead}
            onChoose={(event) => {
              const bar = onBars.find((each) => each.events.includes(event))!;
              close();
              chart?.moveCrosshair(shown!.candles.time[bar.index]!);
            }}
          />
        )}
      </Popover>
      <div className={styles.shown} aria-live="polite">
        {here.map((event) => (
          <p key={event.id}>
            <EventText event={event} />
          </p>
        ))}
      </div>
    </>
  );
}

type ListProps = {
  events: readonly SymbolEvent[];
  announced?: readonly SymbolEvent[];
  onChoose: (event: SymbolEvent) => void;
};

/** Events with their label, day and text, each a button; before them those that are announced. */
export function EventList({ events, announced = [], onChoose }: ListProps) {
  const t = useT();
  return (
    <ul className={styles.list}>
      {announced.map((event) => (
        <li key={event.id} className={styles.announced}>
          <EventText event={event} /> <span className="text-2">{t('events.announced')}</span>
        </li>
      ))}
      {events.map((event) => (
        <li key={event.id}>
          <button type="button" onClick={() => onChoose(event)}>
            <EventText event={event} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function EventText({ event }: { event: SymbolEvent }) {
  const text = textOf(event);
  const day = dayOfEpochSeconds(event.time);
  return (
    <>
      <b className={styles.label}>{event.label}</b> <Time dateTime={day}>{formatDay(day)}</Time>{' '}
      <span lang={langOf(text)}>{text}</span>
    </>
  );
}

/** Draws the marks on the chart for as long as it is there. */
function useMarks(chart: CandleChart | null, onBars: readonly BarEvents[], series: BarSeries | null) {
  const drawing = useRef<ReturnType<typeof drawEvents> | null>(null);
  useEffect(() => {
    if (!chart) return;
    const drawn = drawEvents(chart.surface);
    drawing.current = drawn;
    return () => {
      drawing.current = null;
      drawn.remove();
    };
  }, [chart]);
  const price = series?.candles.close.at(-1) ?? 0;
  const newest = (series?.candles.time.length ?? 1) - 1;
  useEffect(() => drawing.current?.set(onBars, price, newest), [chart, onBars, price, newest]);
}
