import type { MessageKey } from '../../../i18n/messages';
import { formatDayMonth, formatPrice } from '../../../market/format';
import { figure } from './Figures';
import type { ExplainedCaseFragment } from '../../../graph/signal-history.generated';

type Translate = (key: MessageKey, values: Record<string, string | number>) => string;

/** The sentences of what a signal rests on, with the figures of its day. */
export function evidenceSentences({ evidence, price }: ExplainedCaseFragment, t: Translate): string[] {
  const say = (key: MessageKey, figures: Record<string, string>) =>
    t(key, Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, figure(text)])));
  const close = formatPrice(price);

  if (evidence.__typename === 'DivergenceEvidence') {
    const { first, second } = evidence;
    return [
      say('why.lowerLow', {
        low: formatPrice(second.low),
        day: formatDayMonth(second.day),
        before: formatPrice(first.low),
        dayBefore: formatDayMonth(first.day),
      }),
      say('why.higherMomentum', { rsi: oneDecimal(second.rsi), before: oneDecimal(first.rsi) }),
      say('why.confirmedLow', { close }),
    ];
  }
  if (evidence.__typename === 'BackTestEvidence') {
    const { breakoutDay, level, zoneTop, low, volume, breakoutVolume } = evidence;
    return [
      say('why.brokenBefore', { level: formatPrice(level), day: formatDayMonth(breakoutDay) }),
      say('why.touchesZone', { low: formatPrice(low), top: formatPrice(zoneTop) }),
      say('why.holdsLevel', { close }),
      say('why.quietReturn', { percent: whole((volume / breakoutVolume) * 100) }),
    ];
  }
  if (evidence.__typename === 'TrendUpEvidence') {
    const { average50, average150, average200, monthAgo, yearLow, yearHigh } = evidence;
    return [
      say('why.stacked', {
        close,
        short: formatPrice(average50),
        middle: formatPrice(average150),
        long: formatPrice(average200),
      }),
      say('why.rising', { long: formatPrice(average200), before: formatPrice(monthAgo) }),
      say('why.aboveLow', { percent: whole((price / yearLow - 1) * 100), low: formatPrice(yearLow) }),
      say('why.nearHigh', { percent: whole((price / yearHigh) * 100), high: formatPrice(yearHigh) }),
    ];
  }
  const { level, peakDay, volume, usualVolume } = evidence;
  return [
    say('why.overChannel', { close, level: formatPrice(level), day: formatDayMonth(peakDay) }),
    say('why.onVolume', { times: oneDecimal(volume / usualVolume) }),
    t('why.strongClose', {}),
  ];
}

// Never rounded up to what a rule asks for.
function oneDecimal(value: number) {
  return (Math.floor(value * 10 + 1e-9) / 10).toFixed(1);
}

function whole(value: number) {
  return Math.floor(value + 1e-9).toFixed(0);
}
