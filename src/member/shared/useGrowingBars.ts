import { useEffect, useEffectEvent, useRef } from 'react';
import { useAppActors } from '../../app/actors/AppActors';
import { useInstrument } from '../../graph/useInstrument';
import type { Candles } from '../../market/candles';
import type { TickedBar } from '../../market/growing-bars';
import { useIsStreaming } from './Live';

type Form = <Bars extends Candles>(bars: Bars) => Bars;

/**
 * Lets the bars of a symbol grow by what is streamed of it; `change` puts the function that does into their place in the cache.
 * Nothing with `null`, whose bars follow the quote otherwise.
 */
export function useGrowingBars(symbol: string, length: TickedBar | null, change: (form: Form) => void): void {
  const { clock } = useAppActors();
  const isStreaming = useIsStreaming();
  const { quote } = useInstrument(symbol);
  const grown = useRef<string>(null);
  const seen = useRef<{ symbol: string; volume: number | null }>(null);
  const form = useEffectEvent(async ({ price, volume, at, source }: typeof quote) => {
    const before = seen.current;
    seen.current = { symbol, volume };
    const isMatched = before?.symbol === symbol && before.volume !== volume;
    if (length === null || price === null || source !== 'QUOTE' || !isMatched) return;
    const shares = volume !== null && before.volume !== null ? Math.max(0, volume - before.volume) : null;
    const tick = { price, shares, at: at ?? Math.floor(clock.now().getTime() / 1_000) };
    const { withTick } = await import('../../market/growing-bars');
    change((bars) => {
      // Bars that were loaded meanwhile have what was matched until then.
      const isGrown = grown.current === null || grown.current === lastOf(bars);
      const next = withTick(bars, length, isGrown ? tick : { ...tick, shares: null });
      grown.current = lastOf(next);
      return next;
    });
  });
  useEffect(() => {
    // Until it is streamed, bars are loaded with the price, and what is matched meanwhile is in them.
    if (isStreaming) void form(quote).catch(() => {});
    else seen.current = null;
  }, [isStreaming, quote]);
}

/** What tells bars that have grown from bars that were loaded. */
const lastOf = ({ time, volume }: Candles) => `${time.at(-1)} ${volume.at(-1)}`;
