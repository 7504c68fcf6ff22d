import { Button } from '@blueprintjs/core';
import type { ReactNode } from 'react';
import { useToday } from '../../app/actors/useToday';
import { useNotify } from '../../app/actors/useNotify';
import { useT } from '../../i18n/useT';
import type { ExDate, Proposal } from '../../market/ex-dates';
import { formatPrice, formatVolume, toThousand } from '../../market/format';
import { Fact, Facts } from '../../ui/Facts';
import { formatDay, formatDayOf } from '../../ui/dates';
import { hasManyItems, itemProps, type VirtualItemProps } from '../../ui/item-props';
import { Items } from '../../ui/Items';
import { FoldedPanel } from '../../ui/FoldedPanel';
import { useIsTabletOrWider } from '../../ui/useIsTabletOrWider';
import { LoadFailedLine } from '../shared/LoadFailed';
import { signedMoney } from './figures';
import { EX_DATES_ID } from './show-ex-dates';
import type { useExDates } from './useExDates';
import { useSaveDesk } from '../shared/useSaveDesk';
import { SymbolLink } from '../../app/router/SymbolLink';
import { Time } from '../../ui/Time';
import styles from './ExDatesPanel.module.css';

/** The usual height of an ex-date, in px. */
const USUAL_HEIGHT = 68;

/**
 * The ex-dates that shares were held over, each with what it changes, to be applied or ignored; beneath, the ignored ones.
 * Nothing where the feed has none in figures.
 */
export function ExDatesPanel({ proposals, ignored, error, retry }: ReturnType<typeof useExDates>) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveDesk();
  const isTabletOrWider = useIsTabletOrWider();

  const apply = async ({ trade }: Proposal) => {
    if (!(await save({ trades: [trade] }))) return;
    const action = { label: t('desk.undo'), onAct: () => void save({ removed: { trades: [trade.id] } }) };
    notify({ kind: 'success', title: t('desk.applied', { symbol: trade.symbol }), action, about: trade.id });
  };
  if (proposals.length === 0 && ignored.length === 0 && !error) return null;

  return (
    <FoldedPanel
      id={EX_DATES_ID}
      title={t('desk.exDates')}
      fact={proposals.length > 0 && t('account.exDates', { count: proposals.length })}
      isOpenAtFirst={isTabletOrWider}
      isHeavy={hasManyItems(proposals.length)}
    >
      {error && <LoadFailedLine error={error} text={t('desk.exDatesFailed')} onRetry={retry} />}
      {!error && (
        <p className={`${styles.hint} text-2`}>
          {t(proposals.length > 0 ? 'desk.exDatesHint' : 'desk.exDatesDone')}
        </p>
      )}
      <ul className={styles.list}>
        <Items
          element="li"
          count={proposals.length}
          isLong={hasManyItems(proposals.length)}
          keyOf={(i) => proposals[i]!.exDate.id}
          heightOf={() => USUAL_HEIGHT}
          renderItem={(i, virtual) => {
            const proposal = proposals[i]!;
            const { id } = proposal.exDate;
            return (
              <ProposalRow
                {...virtual}
                key={id}
                proposal={proposal}
                onApply={() => void apply(proposal)}
                onIgnore={() => void save({ ignored: [id] })}
              />
            );
          }}
        />
      </ul>
      {ignored.length > 0 && (
        <details className={styles.ignored}>
          <summary>{t('desk.ignored', { count: ignored.length })}</summary>
          <ul className={styles.list}>
            {ignored.map((exDate) => (
              <li key={exDate.id} data-symbol={exDate.symbol}>
                <What exDate={exDate} />
                <Button
                  variant="minimal"
                  text={t('desk.undo')}
                  aria-label={t('desk.undoOf', { symbol: exDate.symbol, day: formatDay(exDate.day) })}
                  onClick={() => void save({ removed: { ignored: [exDate.id] } })}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </FoldedPanel>
  );
}

type RowProps = VirtualItemProps & { proposal: Proposal; onApply: () => void; onIgnore: () => void };

function ProposalRow({ proposal, onApply, onIgnore, ...virtual }: RowProps) {
  const t = useT();
  const right = useRight();
  const today = useToday();
  const { exDate, held, quantity, average, cash } = proposal;
  const names = { symbol: exDate.symbol, day: formatDayOf(exDate.day, today), right: right(exDate) };
  const price = (vnd: number | null) => formatPrice(vnd === null ? null : toThousand(vnd));
  const changes = [
    { name: t('desk.quantity'), from: formatVolume(quantity[0]), to: formatVolume(quantity[1]) },
    { name: t('desk.average'), from: price(average[0]), to: price(average[1]) },
  ];

  return (
    <li {...itemProps(virtual)} data-symbol={exDate.symbol}>
      <What exDate={exDate}>
        <span className="text-2">{t('desk.heldBefore', { held: formatVolume(held) })}</span>
        {exDate.kind === 'RIGHTS' && <span className="text-2">{t('desk.rightsHint')}</span>}
      </What>
      <Facts className={styles.changes}>
        {changes.map(({ name, from, to }) => (
          <Fact key={name} name={name}>
            {from === to ? from : t('desk.fromTo', { from, to })}
          </Fact>
        ))}
        {cash !== 0 && <Fact name={t('desk.cash')}>{signedMoney(cash)} đ</Fact>}
      </Facts>
      <span className={styles.actions}>
        <Button
          intent="primary"
          text={t('desk.apply')}
          aria-label={t('desk.applyOf', names)}
          onClick={onApply}
        />
        <Button
          variant="minimal"
          text={t('desk.ignore')}
          aria-label={t('desk.ignoreOf', names)}
          onClick={onIgnore}
        />
      </span>
    </li>
  );
}

function What({ exDate, children }: { exDate: ExDate; children?: ReactNode }) {
  const right = useRight();
  const today = useToday();
  const { symbol, day } = exDate;
  return (
    <span className={styles.what}>
      <span>
        <SymbolLink symbol={symbol} />{' '}
        <Time dateTime={day} title={formatDay(day)}>
          {formatDayOf(day, today)}
        </Time>
      </span>
      <span>{right(exDate)}</span>
      {children}
    </span>
  );
}

/** Writes what an ex-date brings for each share. */
function useRight() {
  const t = useT();
  return ({ kind, shares, per, price }: ExDate) =>
    t(`desk.right.${kind}`, {
      shares: formatVolume(shares),
      per: formatVolume(per),
      price: formatVolume(price),
    });
}
