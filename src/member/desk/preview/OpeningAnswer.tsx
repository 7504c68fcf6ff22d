import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useState } from 'react';
import type { TradeInput } from '../../../graph/resolvers.types';
import { useT } from '../../../i18n/useT';
import { isOfInputMethod } from '../../../lib/keys';
import { addTradingDays } from '../../../market/calendar';
import { formatVolume } from '../../../market/format';
import { parseTypedDay } from '../../../market/typed-day';
import { formatDay } from '../../../ui/dates';
import { readQuantity } from '../../shared/read-number';
import type { Choices, Question } from '../import/preview-types';
import { tradeText } from './preview-texts';
import { readCost } from './read-cost';
import styles from './ImportPreview.module.css';

type Answer = NonNullable<Choices['openings']>[string];

type Props = {
  legend: string;
  question: Extract<Question, { kind: 'opening' }>;
  /** Undefined while there is none. */
  answer: Answer | undefined;
  /** Whether what was answered is too little, or there is no answer. */
  isOpen: boolean;
  /** The purchase that the answer adds to the import; undefined while there is none. */
  added: TradeInput | undefined;
  onAnswer: (answer: Answer) => void;
};

/** So long before the first sale shares were bought that could be sold then. */
const SETTLED = -3;

/** What was held of a symbol before the file begins: how many shares, at which cost, since when; or that it is not known. */
export function OpeningAnswer({ legend, question, answer, isOpen, added, onAnswer }: Props) {
  const t = useT();
  const name = useId();
  const [typed, setTyped] = useState({
    quantity: formatVolume(question.missing),
    cost: '',
    day: formatDay(addTradingDays(question.day, SETTLED)),
  });
  const [isKnown, setKnown] = useState(answer === undefined ? null : answer !== null);
  const [isSent, setSent] = useState(false);

  const quantity = readQuantity(typed.quantity);
  const cost = quantity === null ? null : readCost(typed.cost, quantity);
  const day = parseTypedDay(typed.day);
  const problems = {
    quantity: quantity === null || quantity < question.missing,
    cost: cost === null,
    day: day === null || day > question.day,
  };
  const apply = () => {
    setSent(true);
    if (quantity === null || cost === null || day === null || Object.values(problems).includes(true)) return;
    onAnswer({ quantity, cost, day });
  };
  const field = (part: keyof typeof typed, label: string) => (
    <label>
      <span className="text-2">{label}</span>
      <InputGroup
        value={typed[part]}
        inputMode={part === 'quantity' ? 'numeric' : part === 'cost' ? 'decimal' : 'text'}
        autoComplete="off"
        aria-invalid={isSent && problems[part]}
        intent={isSent && problems[part] ? 'danger' : 'none'}
        onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, [part]: value }))}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !isOfInputMethod(event.nativeEvent)) apply();
        }}
      />
    </label>
  );

  return (
    <fieldset className={styles.question}>
      <legend>{legend}</legend>
      <span className={styles.answers}>
        <label>
          <input type="radio" name={name} checked={isKnown === true} onChange={() => setKnown(true)} />
          <span>{t('import.opening.known')}</span>
        </label>
        <label>
          <input
            type="radio"
            name={name}
            checked={isKnown === false}
            onChange={() => {
              setKnown(false);
              onAnswer(null);
            }}
          />
          <span>{t('import.opening.unknown')}</span>
        </label>
      </span>
      {isKnown === true && (
        <span className={styles.opening}>
          {field('quantity', t('import.opening.quantity'))}
          {field('cost', t('import.opening.cost'))}
          {field('day', t('import.opening.day'))}
          <Button text={t('import.opening.apply')} onClick={apply} />
        </span>
      )}
      {isKnown === true && isSent && isOpen && Object.values(problems).includes(true) && (
        <p className={styles.failure} role="alert">
          {t(
            problems.quantity
              ? 'import.opening.quantityProblem'
              : problems.cost
                ? 'import.opening.costProblem'
                : 'import.opening.dayProblem',
            { missing: formatVolume(question.missing), day: formatDay(question.day) },
          )}
        </p>
      )}
      {isKnown === true && cost !== null && (
        <p className="caption" role="status">
          {t('import.opening.total', { amount: formatVolume(cost) })}
          {added && ` · ${t('import.opening.added', { trade: tradeText(added) })}`}
        </p>
      )}
      {isKnown === false && <p className="caption">{t('import.opening.unknownHint')}</p>}
    </fieldset>
  );
}
