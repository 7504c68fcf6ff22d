import { Button } from '@blueprintjs/core';
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useAppActors } from '../../../app/actors/AppActors';
import { useToday } from '../../../app/actors/useToday';
import type { DeskChange } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { Options } from '../../../ui/Options';
import { Select } from '../../../ui/Select';
import { useIsTabletOrWider } from '../../../ui/useIsTabletOrWider';
import type { WholeDeskFragment } from '../../shared/desk.generated';
import { newId } from '../../shared/level-alert';
import { forgetCells } from '../import/cells/remembered';
import { othersChange, previewChange, takenIn } from '../import/change';
import { importedRows } from '../import/imported-rows';
import { previewOf } from '../import/preview';
import type { Choices, ColumnRole, PreviewRow } from '../import/preview-types';
import { ColumnsDialog } from './ColumnsDialog';
import { EditRow } from './EditRow';
import type { FoundTable } from './found-table';
import { choicesOfForm, formChange, knownForm, withoutForm } from './forms';
import { PreviewFacts } from './PreviewFacts';
import { PreviewTable } from './PreviewTable';
import { questionName, Questions } from './Questions';
import { Readings } from './Readings';
import { withRole } from './roles';
import { StateFilter } from './StateFilter';
import { stateOf, type RowState } from './row-states';
import { UnlistedRows } from './UnlistedRows';
import { useRowDoubts } from './useRowDoubts';
import styles from './ImportPreview.module.css';

type Props = {
  found: FoundTable;
  desk: WholeDeskFragment;
  isSaving: boolean;
  /** Why the last save failed. */
  failure: string | null;
  onSheet: (name: string) => void;
  onAnother: () => void;
  onSave: (change: DeskChange) => void;
};

/** What a file would bring, before anything is saved: its rows, what it leaves open, and what was decided for all of it. */
export function ImportPreview({ found, desk, isSaving, failure, onSheet, onAnother, onSave }: Props) {
  const t = useT();
  const id = useId();
  const today = useToday();
  const { clock } = useAppActors();
  const isCompact = !useIsTabletOrWider();
  const { table, listed, others, file } = found;

  const [form] = useState(() => knownForm(desk.forms, table.head));
  const [isForgotten, setForgotten] = useState(false);
  const [choices, setChoices] = useState<Choices>(() => (form ? choicesOfForm(form) : {}));
  const choose = (chosen: Partial<Choices>) => setChoices((before) => ({ ...before, ...chosen }));
  const chooseRow = (line: number, row: NonNullable<Choices['rows']>[number]) =>
    setChoices(({ rows, ...before }) => ({
      ...before,
      rows: { ...rows, [line]: { ...rows?.[line], ...row } },
    }));

  const readChoices = useDeferredValue(choices);
  const preview = useMemo(() => {
    const isListed = (symbol: string) => listed === null || listed.has(symbol);
    return previewOf(table, readChoices, { desk, today, isListed });
  }, [table, readChoices, desk, today, listed]);
  const { rows, columns, questions } = preview;
  const { doubts } = useRowDoubts(preview, desk, today);

  const [state, setState] = useState<RowState | null>(null);
  const shown = useMemo(
    () => (state === null ? rows : rows.filter((row) => stateOf(row) === state)),
    [rows, state],
  );
  const [edited, setEdited] = useState<PreviewRow | null>(null);
  const [hasColumns, setHasColumns] = useState(false);
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  useEffect(() => forgetCells, []);

  const otherRows = useMemo(
    () => (others ? importedRows(desk, othersChange(preview, others)).length : 0),
    [desk, others, preview],
  );
  const taken = takenIn(preview);
  const rowCount = taken.flows + otherRows;
  const chooseRole = (index: number, role: ColumnRole | null) =>
    choose({ roles: withRole(choices.roles, columns, index, role) });

  const save = () => {
    const of = { id: newId(), at: clock.now().toISOString(), file: file ?? t('import.pasted') };
    onSave({
      ...previewChange(preview, { desk, others, of }),
      ...formChange(table.head, choices, isForgotten ? form : null),
    });
  };
  const forget = () => {
    setForgotten(true);
    setChoices(withoutForm);
  };
  const wait =
    questions.length > 0
      ? t('import.open', { questions: questions.map((each) => questionName(each)).join('; ') })
      : taken.trades + rowCount === 0
        ? t('import.nothing')
        : null;

  return (
    <>
      <div
        className={styles.preview}
        ref={summary}
        tabIndex={-1}
        aria-label={t('import.preview')}
        role="group"
      >
        <div className={styles.top}>
          <p className={`truncate ${styles.file}`} title={file ?? undefined}>
            {file ?? t('import.pasted')}
          </p>
          {table.sheet && table.sheet.others.length > 0 && (
            <label className={styles.sheet}>
              <span className="text-2">{t('import.sheet')}</span>
              <Select value={table.sheet.name} onChange={({ currentTarget }) => onSheet(currentTarget.value)}>
                <Options
                  options={[table.sheet.name, ...table.sheet.others].map((name) => ({
                    value: name,
                    label: name,
                  }))}
                />
              </Select>
            </label>
          )}
          {form && !isForgotten && (
            <p className={`text-2 ${styles.remembered}`}>
              {t('import.asLastTime')}
              <Button size="small" variant="minimal" text={t('import.forget')} onClick={forget} />
            </p>
          )}
          <StateFilter rows={rows} chosen={state} onChoose={setState} />
          <Questions preview={preview} choices={choices} onChoose={choose} />
          <Readings preview={preview} choices={choices} onChoose={choose} />
          <PreviewFacts preview={preview} others={others}>
            <UnlistedRows
              rows={rows}
              isTaken={choices.takesUnlisted === true}
              onTake={(takesUnlisted) => choose({ takesUnlisted })}
            />
            {isCompact && columns.length > 0 && (
              <Button size="small" text={t('import.columns')} onClick={() => setHasColumns(true)} />
            )}
          </PreviewFacts>
        </div>
        {shown.length > 0 && (
          <PreviewTable
            rows={shown}
            columns={columns}
            chosen={choices.rows}
            isCompact={isCompact}
            doubts={doubts}
            onTake={(line, isTaken) => chooseRow(line, { isTaken })}
            onEdit={setEdited}
            onRole={chooseRole}
          />
        )}
        <div className={styles.foot}>
          <Button text={t('import.another')} variant="minimal" disabled={isSaving} onClick={onAnother} />
          <p id={id} className={failure === null ? 'text-2' : styles.failure} role="status">
            {failure === null ? wait : `${t('desk.notSaved')}. ${failure}`}
          </p>
          <Button
            intent="primary"
            loading={isSaving}
            disabled={isSaving || wait !== null || choices !== readChoices}
            aria-describedby={id}
            text={
              taken.trades > 0 || rowCount === 0
                ? t('import.confirm', { count: taken.trades })
                : t('import.confirmRows', { count: rowCount })
            }
            onClick={save}
          />
        </div>
      </div>
      {edited && (
        <EditRow
          columns={columns}
          row={edited}
          desk={desk}
          today={today}
          onClose={() => setEdited(null)}
          onSave={(trade) => {
            chooseRow(edited.line, { trade, isTaken: true });
            setEdited(null);
          }}
        />
      )}
      {hasColumns && (
        <ColumnsDialog
          columns={columns}
          rows={rows}
          onRole={chooseRole}
          onClose={() => setHasColumns(false)}
        />
      )}
    </>
  );
}
