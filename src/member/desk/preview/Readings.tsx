import { translate } from '../../../i18n/i18n';
import type { MessageKey } from '../../../i18n/messages';
import { useT } from '../../../i18n/useT';
import { Options } from '../../../ui/Options';
import { Select } from '../../../ui/Select';
import type { Choices, Preview } from '../import/preview-types';
import styles from './ImportPreview.module.css';

type Reading = keyof Preview['decided'];

/** What a whole file may be read as, with the texts of each. */
const READINGS = {
  side: [
    { value: 'BUY', label: 'import.side.BUY' },
    { value: 'SELL', label: 'import.side.SELL' },
  ],
  unit: [
    { value: 'dong', label: 'import.unit.dong' },
    { value: 'thousand', label: 'import.unit.thousand' },
  ],
  values: [
    { value: 'gross', label: 'import.values.gross' },
    { value: 'net', label: 'import.values.net' },
  ],
  decimal: [
    { value: '.', label: 'import.decimal.point' },
    { value: ',', label: 'import.decimal.comma' },
  ],
  days: [
    { value: 'dayFirst', label: 'import.days.dayFirst' },
    { value: 'monthFirst', label: 'import.days.monthFirst' },
    { value: 'yearFirst', label: 'import.days.yearFirst' },
  ],
} as const satisfies Record<Reading, readonly { value: string; label: MessageKey }[]>;

/** A reading in words; of a decimal mark with a number that has it, which the texts themselves never write so. */
export function readingText({ value, label }: { value: string; label: MessageKey }): string {
  return translate(label, { example: value === ',' ? '1.234,5' : '1,234.5' });
}

/** What this file may be read as. */
export function readingsOf(kind: Reading, { dayOrders }: Pick<Preview, 'dayOrders'>) {
  const allowed: readonly string[] = dayOrders;
  return READINGS[kind].filter(({ value }) => kind !== 'days' || allowed.includes(value));
}

const KINDS = ['side', 'unit', 'values', 'decimal', 'days'] as const;

type Props = { preview: Preview; choices: Choices; onChoose: (chosen: Partial<Choices>) => void };

/** What was decided for the whole file, each of which can be chosen otherwise. */
export function Readings({ preview, choices, onChoose }: Props) {
  const { decided, questions } = preview;
  const t = useT();
  const shown = KINDS.filter(
    (kind) => (choices[kind] ?? decided[kind]) != null && !questions.some((each) => each.kind === kind),
  );
  if (shown.length === 0) return null;
  return (
    <div className={styles.readings} role="group" aria-label={t('import.readings')}>
      {shown.map((kind) => (
        <label key={kind}>
          <span className="text-2">{t(`import.reading.${kind}`)}</span>
          <Select
            value={choices[kind] ?? decided[kind] ?? ''}
            onChange={({ currentTarget }) => onChoose({ [kind]: currentTarget.value })}
          >
            <Options
              options={readingsOf(kind, preview).map((each) => ({
                value: each.value,
                label: readingText(each),
              }))}
            />
          </Select>
        </label>
      ))}
    </div>
  );
}
