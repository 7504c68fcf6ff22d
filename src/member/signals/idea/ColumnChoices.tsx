import { ColumnLayoutIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { Popover } from '../../../ui/Popover';
import type { ListedSignal } from '../../../graph/values';
import { useIdeaColumns } from './useIdeaColumns';
import styles from './ColumnChoices.module.css';

/** Chooses the columns that are added to the list of signals; nothing where the server sends none. */
export function ColumnChoices({ signals }: { signals: readonly ListedSignal[] }) {
  const t = useT();
  const { available, chosen, toggle } = useIdeaColumns(signals);
  if (available.length === 0) return null;
  return (
    <Popover label={t('columns.title')} icon={<ColumnLayoutIcon />} shape="choices">
      {() => (
        <fieldset className={styles.columns}>
          <legend>{t('columns.title')}</legend>
          {available.map((column) => (
            <label key={column}>
              <input type="checkbox" checked={chosen.includes(column)} onChange={() => toggle(column)} />
              {t(`idea.${column}`)}
            </label>
          ))}
        </fieldset>
      )}
    </Popover>
  );
}
