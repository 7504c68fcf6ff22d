import { useMemo } from 'react';
import { useLanguage, useT } from '../../i18n/useT';
import { Choice } from '../../ui/Choice';
import { Options, type Option } from '../../ui/Options';
import { colours, exchanges, useBoardView } from './useBoardView';
import type { Lists } from './lists';
import type { BoardRow } from '../shared/screen/board-rows';
import { sectorsIn } from './rows';
import { useSectorName } from '../shared/useSectorName';
import { Select } from '../../ui/Select';
import styles from './BoardFilters.module.css';

const everywhere = ['', ...exchanges] as const;

type Props = { rows: readonly BoardRow[]; lists: Lists };

/** Narrows the board by exchange, list, colour and sector. */
export function BoardFilters({ rows, lists }: Props) {
  const t = useT();
  const { exchange, list, sector, colour, setFilter } = useBoardView();
  const nameOf = useSectorName();
  const language = useLanguage();
  const sectors = useMemo(() => sectorsIn(rows), [rows]);
  const options = {
    list: lists.all.map(({ id, name }) => ({ value: id, label: name })),
    sector: sectors
      .map((sector) => ({ value: sector, label: nameOf(sector) }))
      .sort((one, other) => one.label.localeCompare(other.label, language)),
    colour: colours.map((each) => ({ value: each, label: t(`board.colour.${each}`) })),
  } satisfies Record<string, readonly Option[]>;
  const chosen = { list, sector, colour };

  return (
    <div className={styles.filters}>
      <Choice
        label={t('board.exchange')}
        options={everywhere}
        nameOf={(each) => (each === '' ? t('board.all') : each === 'UPCOM' ? 'UPCoM' : each)}
        chosen={exchange ?? ''}
        onChoose={(each) => setFilter('exchange', each || null)}
      />
      {/* The lists load last: their filter keeps its place before, and where there is none. */}
      {(['list', 'colour', 'sector'] as const).map(
        (name) =>
          (name === 'list' || options[name].length > 0) && (
            <Select
              key={name}
              className={styles.select}
              aria-label={t(`board.${name}`)}
              disabled={options[name].length === 0}
              value={options[name].some(({ value }) => value === chosen[name]) ? chosen[name]! : ''}
              onChange={({ currentTarget }) => setFilter(name, currentTarget.value || null)}
            >
              <Options options={[{ value: '', label: t(`board.any.${name}`) }, ...options[name]]} />
            </Select>
          ),
      )}
    </div>
  );
}
