import { Button } from '@blueprintjs/core';
import { useMemo } from 'react';
import { useNotify } from '../../../app/actors/useNotify';
import type { DeskTrade } from '../../../graph/values';
import { useT } from '../../../i18n/useT';
import { formatDay, formatInstant } from '../../../ui/dates';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { useSaveDesk } from '../../shared/useSaveDesk';
import { undoOfImport } from '../import/undo';
import { contentsText, rowName } from './imported-texts';
import { showExDates } from '../show-ex-dates';
import styles from './ImportBar.module.css';

type Props = {
  desk: WholeDeskFragment;
  /** The symbols with rights that are not applied yet, one for each. */
  unapplied: readonly string[];
};

/** What the last import has brought, until the next one: it can be taken back as one, or kept for good. */
export function ImportBar({ desk, unapplied }: Props) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const undo = useMemo(() => undoOfImport(desk), [desk]);
  if (undo === null) return null;
  const { last, kept, keptRows, change } = undo;
  const trades = new Map(desk.trades.map((trade) => [trade.id, trade]));
  const changed = last.changed.filter((before) => isChanged(before, trades.get(before.id)));
  const added = new Set(last.added.map((id) => trades.get(id)?.symbol));
  const pending = unapplied.filter((symbol) => added.has(symbol)).length;
  const count = last.added.length + changed.length;
  const all = [
    ...kept.map(({ symbol, day }) => `${symbol} ${formatDay(day)}`),
    ...keptRows.map((each) => rowName(each)),
  ];
  const names = all.slice(0, MOST_NAMED).join(', ') + (all.length > MOST_NAMED ? ', …' : '');

  const takeBack = async () => {
    if (!(await save(change))) return;
    focusPage();
    const description = all.length > 0 ? { description: t('import.undoKept', { names }) } : {};
    notify({ kind: 'success', title: t('import.undone'), ...description });
  };

  const keep = async () => {
    if (await save({ imports: [] })) focusPage();
  };

  return (
    <section className={styles.bar} aria-label={t('import.last')}>
      <p role="status">
        <strong>{t('import.done', { what: contentsText(count, last.others) })}</strong>
        <span className="text-2">
          {' '}
          {last.file} · {formatInstant(last.at)}
        </span>
      </p>
      {all.length > 0 && <p className="text-2">{t('import.wouldKeep', { count: all.length, names })}</p>}
      {pending > 0 && (
        <Button
          size="small"
          variant="minimal"
          text={t('import.pending', { count: pending })}
          onClick={showExDates}
        />
      )}
      <span className={styles.actions}>
        <Button size="small" text={t('desk.undo')} onClick={() => void takeBack()} />
        <Button
          size="small"
          variant="minimal"
          text={t('import.keep')}
          title={t('import.keepHint')}
          onClick={() => void keep()}
        />
      </span>
    </section>
  );
}

/** Focuses the page, as the pressed button is gone. */
function focusPage() {
  document.querySelector('main')?.focus({ preventScroll: true });
}

/** The rest is an ellipsis. */
const MOST_NAMED = 5;

const FIELDS = [
  ...(['symbol', 'side', 'quantity', 'price', 'day', 'per', 'settles', 'isPlanned'] as const),
  ...(['stop', 'target', 'note', 'feePaid', 'taxPaid'] as const),
];

/** Whether the import has changed a trade in more than where it comes from. */
function isChanged(before: DeskTrade, now: DeskTrade | undefined): boolean {
  return now !== undefined && FIELDS.some((field) => before[field] !== now[field]);
}
