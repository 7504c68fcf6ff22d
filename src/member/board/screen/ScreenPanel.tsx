import { SeriesAddIcon } from '@blueprintjs/icons';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from '../../../app/router/navigation';
import { pathTo } from '../../../app/router/paths';
import { useLanguage, useT } from '../../../i18n/useT';
import { isRangeKind, type ChoiceKind, type ConditionKind } from '../../../market/screen/kinds';
import { IconButton } from '../../../ui/IconButton';
import { leaveFocusTo } from '../../../ui/focus';
import type { Option } from '../../../ui/Options';
import { Panel } from '../../../ui/Panel';
import { part } from '../../../ui/part';
import { Empty, Skeleton } from '../../../ui/PanelState';
import { formatDay } from '../../../ui/dates';
import { asOfQuotes } from '../../../market/quote';
import { AsOfTime } from '../../shared/AsOfTime';
import { useFreshness } from '../../shared/Live';
import { useSectorName } from '../../shared/useSectorName';
import { useWalkResult } from '../../shared/useWalkResult';
import { BoardFacts, type Lacking } from '../BoardFacts';
import type { Lists } from '../lists';
import type { BoardRow } from '../../shared/screen/board-rows';
import { sectorsIn } from '../rows';
import { exchanges } from '../useBoardView';
import { cellValueOf, columnsFor } from './columns';
import type { NamesOf } from './condition-text';
import { Conditions } from './Conditions';
import { sortBy } from '../sort';
import { ScreenFacts } from './ScreenFacts';
import { ScreenTable } from './ScreenTable';
import { useScreen } from './useScreen';
import { useScreenView } from './useScreenView';
import table from '../SymbolTable.module.css';

const SavedFilters = part(() => import('./SavedFilters'), 'SavedFilters', { texts: 'desk', optional: true });

type Props = { rows: readonly BoardRow[]; lists: Lists; lacking: Lacking };

const signalKinds = ['BREAK_OUT', 'TREND_UP', 'BACK_TEST', 'DIVERGENCE'] as const;

/** How many symbols a chart compares with its own. */
const MOST_COMPARED = 4;

/** Every listed symbol that meets the conditions of the address, with a column for each condition. */
export function ScreenPanel({ rows, lists, lacking }: Props) {
  const t = useT();
  const freshness = useFreshness();
  const navigate = useNavigate();
  const walkResult = useWalkResult();
  const { conditions, dropped, sort, setConditions, setSort } = useScreenView();
  const [edited, setEdited] = useState<ConditionKind | null>(null);
  const screen = useScreen(rows, conditions, { lists, edited });
  const { optionsOf, nameOf } = useOptions(rows, lists, screen.conditionLists.isThere);
  const { found, signals, sent, technicals, isAnswered, lacksAnswers, available } = screen;
  const shown = useMemo(
    () => sortBy(found, sort.isDescending, (row) => cellValueOf(row, sort.by, signals.signals)),
    [found, sort, signals.signals],
  );
  const columns = useMemo(
    () => columnsFor(conditions.filter(({ kind }) => isAnswered(kind))),
    [conditions, isAnswered],
  );
  const isTyping = edited !== null && isRangeKind(edited);
  const isWaiting =
    signals.isLoading ||
    screen.awaitsFigures ||
    screen.awaitsLists ||
    (technicals.isRunning && shown.length === 0);

  // Rows keep the function while prices change the result.
  const newest = useRef(shown);
  useEffect(() => void (newest.current = shown), [shown]);
  const open = useCallback(
    (symbol: string) => {
      walkResult(
        newest.current.map(({ row, last, closedOn }) => ({
          ...{ symbol: row.symbol, name: row.name },
          // A list's price counts as of its load.
          price: closedOn === null ? last : null,
        })),
      );
      navigate(pathTo('/technical/:symbol', { symbol }));
    },
    [walkResult, navigate],
  );
  const [first, ...others] = shown.slice(0, MOST_COMPARED + 1).map(({ symbol }) => symbol);

  return (
    <Panel
      className={table.panel}
      title={t('screen.title')}
      data-stale={freshness?.isStale ? 'true' : undefined}
      fact={
        !isTyping &&
        !lacksAnswers && (
          <span role="status">
            {isWaiting ? t('app.loading') : t('board.count', { count: shown.length })}
          </span>
        )
      }
      action={
        first !== undefined &&
        others.length > 0 && (
          <IconButton
            icon={<SeriesAddIcon />}
            label={t('screen.compareFirst', { count: others.length + 1 })}
            onClick={() =>
              navigate(`${pathTo('/technical/:symbol', { symbol: first })}?compare=${others.join()}`)
            }
          />
        )
      }
      foot={
        <>
          {freshness && !lacking.hasNoQuotes && (
            <AsOfTime
              value={asOfQuotes(
                shown.map(({ row }) => row),
                freshness.asOf,
              )}
            />
          )}
          {sent.asOf !== null && <p>{t('screen.asOf', { day: formatDay(sent.asOf) })}</p>}
        </>
      }
    >
      <Conditions
        conditions={conditions}
        onChange={setConditions}
        edited={edited}
        onEdit={setEdited}
        optionsOf={optionsOf}
        nameOf={nameOf}
        isKnown={isAnswered}
        countOf={screen.countOf}
      />
      <Suspense>
        <SavedFilters
          conditions={conditions}
          available={available}
          isListGone={(id) => screen.conditionLists.isThere(id) && !lists.all.some((list) => list.id === id)}
          onOpen={(opened) => {
            setEdited(null);
            setConditions(opened);
          }}
        />
      </Suspense>
      <ScreenFacts screen={screen} dropped={dropped} nameOf={nameOf} />
      <BoardFacts {...lacking} rows={rows} noQuotes={t('screen.noQuotes')} />
      {isWaiting && <Skeleton rows={8} isApart />}
      {!isWaiting && !lacksAnswers && shown.length === 0 && (
        <Empty
          title={
            screen.examined === null
              ? t('screen.nothing')
              : t('screen.nothingExamined', { count: screen.examined })
          }
          hint={
            <button
              type="button"
              className="bp6-button"
              onClick={({ currentTarget }) => {
                leaveFocusTo(currentTarget.closest<HTMLElement>('.panel'));
                setConditions([]);
              }}
            >
              {t('screen.clear')}
            </button>
          }
        />
      )}
      {!isWaiting && !lacksAnswers && shown.length > 0 && (
        <ScreenTable
          rows={shown}
          columns={columns}
          signals={signals.signals}
          sort={sort}
          onSort={setSort}
          lists={lists}
          onOpen={open}
        />
      )}
    </Panel>
  );
}

/** The values to choose from, and their names; `isThere` says of the id of a list whether it is known by now. */
function useOptions(rows: readonly BoardRow[], lists: Lists, isThere: (id: string) => boolean) {
  const t = useT();
  const language = useLanguage();
  const sectorName = useSectorName();
  const nameOf: NamesOf = (kind, value) => {
    if (kind === 'sector') return sectorName(value);
    if (kind === 'list') {
      const list = lists.all.find(({ id }) => id === value);
      return list?.name ?? (isThere(value) ? t('screen.listGone') : '…');
    }
    if (kind === 'exchange') return value === 'UPCOM' ? 'UPCoM' : value;
    const known = signalKinds.find((each) => each === value);
    return known ? t(`signals.chip.${known}`) : value;
  };
  const optionsOf = (kind: ChoiceKind): readonly Option[] => {
    const values = {
      exchange: () => exchanges,
      signal: () => signalKinds,
      list: () => lists.all.map(({ id }) => id),
      sector: () => sectorsIn(rows),
    }[kind]();
    const options = values.map((value) => ({ value, label: nameOf(kind, value) }));
    return kind === 'sector'
      ? options.sort((one, other) => one.label.localeCompare(other.label, language))
      : options;
  };
  return { nameOf, optionsOf };
}
