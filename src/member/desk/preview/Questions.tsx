import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { translate } from '../../../i18n/i18n';
import { useT } from '../../../i18n/useT';
import { formatVolume } from '../../../market/format';
import { formatDay } from '../../../ui/dates';
import { Options } from '../../../ui/Options';
import { Select } from '../../../ui/Select';
import type { Choices, Preview, Question } from '../import/preview-types';
import { HoldingsDay } from './HoldingsDay';
import { OpeningAnswer } from './OpeningAnswer';
import { Radios } from './Radios';
import { readingsOf, readingText } from './Readings';
import styles from './ImportPreview.module.css';

type Props = {
  preview: Preview;
  choices: Choices;
  onChoose: (chosen: Partial<Choices>) => void;
};

/** So many symbols can be left unknown at once. */
const MANY = 3;

/** What the file does not say, a question each; one that is answered stays, so that the answer can be changed. */
export function Questions({ preview, choices, onChoose }: Props) {
  const t = useT();
  const { questions } = preview;
  const [asked, setAsked] = useState(questions);
  const known = new Map(asked.map((each) => [keyOf(each), each]));
  if (questions.some((each) => known.get(keyOf(each)) !== each)) {
    for (const each of questions) known.set(keyOf(each), each);
    setAsked([...known.values()]);
  }
  const open = new Set(questions.map(keyOf));
  const shown = [...known.values()].filter((each) => open.has(keyOf(each)) || isAnswered(each, choices));
  if (shown.length === 0) return null;
  const openings = questions.flatMap((each) => (each.kind === 'opening' ? [each.symbol] : []));
  const answerNone = () =>
    onChoose({
      openings: { ...choices.openings, ...Object.fromEntries(openings.map((symbol) => [symbol, null])) },
    });
  return (
    <div className={styles.questions}>
      {openings.length >= MANY && (
        <Button
          className={styles.all!}
          size="small"
          text={t('import.opening.noneKnown', { count: openings.length })}
          onClick={answerNone}
        />
      )}
      {shown.map((question) => (
        <AskedQuestion
          key={keyOf(question)}
          question={question}
          isOpen={open.has(keyOf(question))}
          preview={preview}
          choices={choices}
          onChoose={onChoose}
        />
      ))}
    </div>
  );
}

/** A question in words. */
export function questionText(question: Question): string {
  const { kind } = question;
  if (kind === 'column') return translate(`import.ask.column.${question.role}`);
  if (kind === 'missing') return translate(`import.ask.missing.${question.role}`);
  if (kind === 'equals' || kind === 'dividends')
    return translate(`import.ask.${kind}`, { count: question.count });
  if (kind === 'opening') {
    const { symbol, day, missing } = question;
    const values = { symbol, day: formatDay(day), missing: formatVolume(missing) };
    return translate('import.ask.opening', values);
  }
  return kind === 'side'
    ? translate('import.ask.side')
    : translate(`import.ask.${kind}`, { example: question.example });
}

/** The same in a few words, where the question itself stands above. */
export function questionName(question: Question): string {
  const { kind } = question;
  if (kind === 'column' || kind === 'missing') return translate(`import.field.${question.role}`);
  return kind === 'opening'
    ? translate('import.askName.opening', { symbol: question.symbol })
    : translate(`import.askName.${kind}`);
}

type AskedProps = Props & { question: Question; isOpen: boolean };

function AskedQuestion({ question, isOpen, preview, choices, onChoose }: AskedProps) {
  const t = useT();
  const legend = questionText(question);
  if (question.kind === 'equals' || question.kind === 'dividends') {
    const { kind } = question;
    return (
      <Radios
        legend={legend}
        options={(['same', 'others'] as const).map((value) => ({
          value,
          label: t(`import.${kind}.${value}`, { count: question.count }),
        }))}
        chosen={choices[kind]}
        onChoose={(value) => onChoose({ [kind]: value })}
      />
    );
  }
  if (question.kind === 'column') {
    const { role, columns } = question;
    const chosen = columns.find((index) => choices.roles?.[index] === role);
    return (
      <Radios
        legend={legend}
        options={columns.map((index) => ({ value: String(index), label: columnText(index, preview) }))}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={(value) => {
          const roles = columns.map((index) => [index, String(index) === value ? role : null] as const);
          onChoose({ roles: { ...choices.roles, ...Object.fromEntries(roles) } });
        }}
      />
    );
  }
  if (question.kind === 'missing') {
    const { role } = question;
    const chosen = Object.entries(choices.roles ?? {}).find(([, each]) => each === role)?.[0];
    const options = preview.columns.map(({ index }) => ({
      value: String(index),
      label: columnText(index, preview),
    }));
    return (
      <label className={styles.question}>
        <span className="semibold">{legend}</span>
        <span className={styles.columnChoice}>
          <Select
            value={chosen ?? ''}
            onChange={({ currentTarget: { value } }) =>
              onChoose({ roles: { ...choices.roles, [Number(value)]: role } })
            }
          >
            {chosen === undefined && <option value="">{t('import.chooseColumn')}</option>}
            <Options options={options} />
          </Select>
        </span>
      </label>
    );
  }
  if (question.kind === 'opening') {
    const { symbol } = question;
    return (
      <OpeningAnswer
        legend={legend}
        question={question}
        answer={choices.openings?.[symbol]}
        isOpen={isOpen}
        added={preview.openings.find((opening) => opening.symbol === symbol)}
        onAnswer={(answer) => onChoose({ openings: { ...choices.openings, [symbol]: answer } })}
      />
    );
  }
  if (question.kind === 'holdings') {
    return (
      <HoldingsDay legend={legend} day={choices.holdings} onAnswer={(holdings) => onChoose({ holdings })} />
    );
  }
  const { kind } = question;
  return (
    <Radios
      legend={legend}
      options={readingsOf(kind, preview).map((each) => ({ value: each.value, label: readingText(each) }))}
      chosen={choices[kind]}
      onChoose={(value) => onChoose({ [kind]: value })}
    />
  );
}

/** The head of a column with the first cell that is filled, which tells equal heads apart. */
function columnText(index: number, { columns, table }: Pick<Preview, 'columns' | 'table'>): string {
  const head = columns.find((column) => column.index === index)?.head ?? '';
  const name = head || translate('import.unnamedColumn', { number: index + 1 });
  const example = table.rows.find(({ cells }) => String(cells[index] ?? '').trim() !== '')?.cells[index];
  return example === undefined ? name : translate('import.columnLike', { column: name, example });
}

/** What a question is about: a sale that is short of other shares is the same question still. */
function keyOf(question: Question): string {
  if (question.kind === 'opening') return `opening ${question.symbol}`;
  return question.kind === 'column' || question.kind === 'missing'
    ? `${question.kind} ${question.role}`
    : question.kind;
}

function isAnswered(question: Question, choices: Choices): boolean {
  if (question.kind === 'opening') return choices.openings?.[question.symbol] !== undefined;
  if (question.kind === 'column' || question.kind === 'missing') {
    return Object.values(choices.roles ?? {}).includes(question.role);
  }
  return choices[question.kind] !== undefined;
}
