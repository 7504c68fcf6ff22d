import { SeriesAddIcon } from '@blueprintjs/icons';
import { useT } from '../../../i18n/useT';
import { CheckOption } from '../../../ui/CheckOption';
import { Popover } from '../../../ui/Popover';
import { INDEX, MOST_COMPARED } from '../chart/view';
import { AddCompared } from './AddCompared';
import styles from './Comparison.module.css';

type Props = { symbol: string; compared: readonly string[]; onChoose: (compared: readonly string[]) => void };

/** The menu of the symbols that a chart is compared with: VN-Index, and others by their tickers. */
export function CompareChoices({ symbol, compared, onChoose }: Props) {
  const t = useT();
  return (
    <Popover label={t('compare.open')} text icon={<SeriesAddIcon />} shape="choices">
      {() => (
        <div className={styles.choices}>
          {symbol !== INDEX && (
            <CheckOption
              label={t('compare.index')}
              colour="text-1"
              isChosen={compared.includes(INDEX)}
              onToggle={() => onChoose(withToggled(compared))}
            />
          )}
          <AddCompared symbol={symbol} compared={compared} onChoose={onChoose} />
        </div>
      )}
    </Popover>
  );
}

/** The compared symbols with the index or without it; it takes the place of the last one where no more fit. */
function withToggled(compared: readonly string[]): readonly string[] {
  const others = compared.filter((name) => name !== INDEX);
  return others.length < compared.length ? others : [INDEX, ...others].slice(0, MOST_COMPARED);
}
