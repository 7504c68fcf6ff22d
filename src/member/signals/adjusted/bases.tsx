import type { ReactNode } from 'react';
import type { ListedSignal } from '../../../graph/values';
import { translate } from '../../../i18n/i18n';
import type { Day } from '../../../market/day';
import { formatPrice } from '../../../market/format';
import { formatDayOf } from '../../../ui/dates';
import type { AdjustedPrice } from './adjusted-price';
import { UnadjustedNotes } from './UnadjustedNotes';

/** What a change since a signal is measured from. */
export type Base = {
  /** In thousand đồng. */
  price: number;
  /** Returns what it is measured from, in the language in use. */
  text: () => string;
  /** Renders what stands behind the change: an asterisk where the price still has in it what the ex-dates took. */
  mark: () => ReactNode;
};

/** What the changes of a list are measured from, where an ex-date lies between. */
export type Bases = {
  /** Returns that of a signal, each time the same; null where no ex-date is known to lie between. */
  of: (signal: ListedSignal) => Base | null;
  /** Renders the notes to the asterisks of these signals. */
  notes: (signals: readonly ListedSignal[]) => ReactNode;
};

/** The bases of a list on a day. */
export function createBases(priceOf: (signal: ListedSignal) => AdjustedPrice | null, today: Day): Bases {
  const known = new WeakMap<ListedSignal, Base | null>();

  function create(signal: ListedSignal): Base | null {
    const found = priceOf(signal);
    if (!found) return null;
    const { price, exDay, isAdjusted } = found;
    const text = () =>
      translate(isAdjusted ? 'sinceSignal.adjusted' : 'sinceSignal.unadjusted', {
        day: formatDayOf(exDay, today),
        price: formatPrice(price),
      });
    const mark = () => (
      <>
        {!isAdjusted && <span aria-hidden="true">*</span>}
        <span className="visually-hidden"> {text()}</span>
      </>
    );
    return { price, text, mark };
  }

  return {
    of(signal) {
      const base = known.get(signal);
      if (base !== undefined) return base;
      const created = create(signal);
      known.set(signal, created);
      return created;
    },
    notes(signals) {
      const marked = new Map<Day, string[]>();
      for (const signal of signals) {
        const found = priceOf(signal);
        if (!found || found.isAdjusted) continue;
        const symbols = marked.get(found.exDay) ?? [];
        if (!symbols.includes(signal.symbol)) marked.set(found.exDay, [...symbols, signal.symbol]);
      }
      return <UnadjustedNotes marked={marked} today={today} />;
    },
  };
}
