import { ColumnLayoutIcon } from '@blueprintjs/icons';
import { useId } from 'react';
import { CheckOption } from './CheckOption';
import './ColumnChooser.css';
import { Popover } from './Popover';

type Props<Column extends string> = {
  label: string;
  /** All columns in their order, and those of them that can be chosen. */
  columns: readonly Column[];
  offered?: readonly Column[];
  nameOf: (column: Column) => string;
  chosen: readonly Column[];
  /** Receives the chosen columns in their order. */
  onChoose: (columns: readonly Column[]) => void;
  /** How many there can be, the sentence that says so, and what is said once there are as many. */
  limit?: { readonly most: number; readonly note: string; readonly full: string };
};

/** Opens the choice of a table's columns. */
export function ColumnChooser<Column extends string>(props: Props<Column>) {
  const { label, columns, offered = columns, nameOf, chosen, onChoose, limit } = props;
  const noteId = useId();
  const isFull = limit !== undefined && chosen.length >= limit.most;
  return (
    <Popover label={label} icon={<ColumnLayoutIcon />} shape="choices">
      {() => (
        <div className="column-chooser">
          {offered.map((column) => (
            <CheckOption
              key={column}
              label={nameOf(column)}
              isChosen={chosen.includes(column)}
              isDisabled={isFull && !chosen.includes(column)}
              describedBy={isFull && !chosen.includes(column) ? noteId : undefined}
              onToggle={(isChosen) =>
                onChoose(columns.filter((each) => (each === column ? isChosen : chosen.includes(each))))
              }
            />
          ))}
          {limit && (
            <p id={noteId} role="status">
              {isFull ? limit.full : limit.note}
            </p>
          )}
        </div>
      )}
    </Popover>
  );
}
