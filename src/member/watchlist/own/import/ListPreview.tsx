import { translate } from '../../../../i18n/i18n';
import { useT } from '../../../../i18n/useT';
import { shortName } from '../../../../market/symbol';
import { CheckOption } from '../../../../ui/CheckOption';
import { Choice } from '../../../../ui/Choice';
import { rowProps } from '../../../../ui/row-props';
import { Rows } from '../../../../ui/Rows';
import { rowCount } from '../../../../ui/useRowsInView';
import { LoadFailedLine } from '../../../shared/LoadFailed';
import type { ListedRow, SymbolState } from './list-preview';
import type { ListPreviewState } from './useListPreview';
import '../../../../ui/Table.css';
import styles from './ListImport.module.css';

/** More names than these say nothing more. */
const MOST_NAMED = 20;

/** What was found in a text: counts first, then each symbol with what becomes of it, which can be taken or left. */
export function ListPreview({ preview }: { preview: ListPreviewState }) {
  const t = useT();
  const {
    rows,
    sections,
    isChecked,
    isPending,
    error,
    retry,
    isSplit,
    split,
    isFree,
    isTaken,
    take,
    beyond,
  } = preview;
  return (
    <>
      <div role="status" className={styles.counts}>
        {countsOf(preview).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {!isChecked && <p className="text-2">{t('lists.importUnchecked')}</p>}
        {beyond > 0 && (
          <p>{t(isSplit ? 'lists.importListsBeyond' : 'lists.importBeyond', { count: beyond })}</p>
        )}
      </div>
      {error && <LoadFailedLine error={error} text={t('lists.importFailed')} onRetry={retry} />}
      {sections > 0 && (
        <Choice
          className={styles.choice}
          label={t('lists.importSections')}
          options={['one', 'split']}
          nameOf={(option) =>
            option === 'one' ? t('lists.importToOne') : t('lists.importSplit', { count: sections })
          }
          chosen={isSplit ? 'split' : 'one'}
          onChoose={(option) => split(option === 'split')}
        />
      )}
      <div className={styles.rows}>
        <table
          className={`table ${styles.table}`}
          aria-label={t('lists.importFound')}
          aria-rowcount={rowCount(rows.length)}
          aria-busy={isPending}
        >
          <thead>
            <tr>
              <th scope="col">{t('watchlist.symbol')}</th>
              <th scope="col">{t('watchlist.name')}</th>
              <th scope="col">{t(sections > 0 ? 'lists.importGroup' : 'lists.importState')}</th>
            </tr>
          </thead>
          <Rows
            count={rows.length}
            keyOf={(index) => rows[index]!.symbol}
            renderRow={(index, virtual) => {
              const row = rows[index]!;
              const { symbol, company } = row;
              return (
                <tr key={symbol} {...rowProps(virtual)} data-symbol={symbol}>
                  <td className={styles.symbol} translate="no">
                    <CheckOption
                      label={symbol}
                      isChosen={isTaken(row)}
                      isDisabled={!isFree(row)}
                      onToggle={(isTakenNow) => take(symbol, isTakenNow)}
                    />
                  </td>
                  <td lang="vi" className="truncate" title={company ?? undefined}>
                    {company === null ? '—' : shortName(company, symbol)}
                  </td>
                  <td className={styles.state}>{stateOf(row, isSplit)}</td>
                </tr>
              );
            }}
          />
        </table>
      </div>
    </>
  );
}

/** How many symbols are what; those that are unknown are named. */
function countsOf({ rows, isSplit }: ListPreviewState): readonly string[] {
  const inState = (...states: readonly SymbolState[]) => rows.filter(({ state }) => states.includes(state));
  const listed = isSplit ? 0 : inState('listed').length;
  const found = rows.length - inState('unknown', 'unusual').length - listed;
  const doubled = rows.filter(({ times }) => times > 1).length;
  const named = (unknown: readonly ListedRow[]) => {
    const names = unknown.slice(0, MOST_NAMED).map(({ symbol }) => symbol);
    const more = unknown.length - MOST_NAMED;
    const symbols = names.join(', ');
    return more > 0 ? translate('lists.importMore', { symbols, count: more }) : symbols;
  };
  const [unknown, unusual] = [inState('unknown'), inState('unusual')];
  const counts = [
    translate('lists.importCount', { count: found }),
    listed > 0 && translate('lists.importListed', { count: listed }),
    doubled > 0 && translate('lists.importDoubled', { count: doubled }),
  ];
  return [
    counts.filter(Boolean).join(' · '),
    unknown.length > 0 && translate('lists.importUnknown', { symbols: named(unknown) }),
    unusual.length > 0 && translate('lists.importUnusual', { symbols: named(unusual) }),
  ].filter((line) => line !== false);
}

function stateOf({ state, times, sections }: ListedRow, isSplit: boolean): string {
  const words = [
    state === 'unknown' && translate('lists.importStateUnknown'),
    state === 'unusual' && translate('lists.importStateUnusual'),
    state === 'listed' && !isSplit && translate('lists.importStateListed'),
    times > 1 && translate('lists.importStateTimes', { times }),
    sections.join(', '),
  ];
  return words.filter(Boolean).join(' · ');
}
