import type { MessageKey } from '../../../i18n/messages';
import type { Day } from '../../../market/day';
import { formatPrice, formatRatio, formatVolume } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import { figure } from './Figures';
import type { ExplainedSignalFragment } from '../../../graph/signal-history.generated';

type Translate = (key: MessageKey, values: Record<string, string | number>) => string;

/** The evidence of a signal as sentences with its day's figures; days of another year than today's carry it. */
export function evidenceSentences(
  { evidence, price }: ExplainedSignalFragment,
  today: Day,
  t: Translate,
): string[] {
  const sentence = (key: MessageKey, figures: Record<string, string>) =>
    t(key, Object.fromEntries(Object.entries(figures).map(([name, text]) => [name, figure(text)])));
  const close = formatPrice(price);

  if (evidence.__typename === 'DivergenceEvidence') {
    const { first, second } = evidence;
    return [
      sentence('why.lowerLow', {
        low: formatPrice(second.low),
        day: formatDayOf(second.day, today),
        before: formatPrice(first.low),
        dayBefore: formatDayOf(first.day, today),
      }),
      sentence('why.higherMomentum', { rsi: formatPrice(second.rsi), before: formatPrice(first.rsi) }),
      sentence('why.confirmedLow', { close }),
    ];
  }
  if (evidence.__typename === 'BackTestEvidence') {
    const { breakoutDay, level, zoneTop, low, volume, breakoutVolume } = evidence;
    return [
      sentence('why.brokenBefore', { level: formatPrice(level), day: formatDayOf(breakoutDay, today) }),
      sentence('why.touchesZone', { low: formatPrice(low), top: formatPrice(zoneTop) }),
      sentence('why.holdsLevel', { close }),
      sentence('why.quietReturn', { percent: whole((volume / breakoutVolume) * 100) }),
    ];
  }
  if (evidence.__typename === 'TrendUpEvidence') {
    const { average50, average150, average200, monthAgo, yearLow, yearHigh } = evidence;
    return [
      sentence('why.stacked', {
        close,
        short: formatPrice(average50),
        middle: formatPrice(average150),
        long: formatPrice(average200),
      }),
      sentence('why.rising', { long: formatPrice(average200), before: formatPrice(monthAgo) }),
      sentence('why.aboveLow', { percent: whole((price / yearLow - 1) * 100), low: formatPrice(yearLow) }),
      sentence('why.nearHigh', { percent: whole((price / yearHigh) * 100), high: formatPrice(yearHigh) }),
    ];
  }
  const { level, peakDay, volume, usualVolume } = evidence;
  return [
    sentence('why.overChannel', { close, level: formatPrice(level), day: formatDayOf(peakDay, today) }),
    sentence('why.onVolume', { times: formatRatio(volume / usualVolume) }),
    t('why.strongClose', {}),
  ];
}

// Never rounded up to the threshold of a rule.
function whole(value: number) {
  return formatVolume(Math.floor(value + 1e-9));
}
