import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { useT } from '../../../i18n/useT';
import { parseSymbol } from '../../../market/symbol';
import { symbolSentence, useTypedSymbol } from '../../shared/useTypedSymbol';
import { MOST_COMPARED } from '../chart/view';
import styles from './Comparison.module.css';

type Props = { symbol: string; compared: readonly string[]; onChoose: (compared: readonly string[]) => void };

/** Adds a symbol to those that a chart is compared with, four at most. */
export function AddCompared({ symbol, compared, onChoose }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const typedSymbol = useTypedSymbol();
  const isFull = compared.length >= MOST_COMPARED;

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await typedSymbol.problemOf(typed);
    const added = wrong === null ? typedSymbol.read(typed) : parseSymbol(typed);
    if (added === null && wrong !== null && wrong.letter !== '')
      return setProblem(await symbolSentence(wrong));
    const isOther = added !== null && added !== symbol && !compared.includes(added);
    setProblem(isOther ? null : t('compare.refused'));
    if (!isOther || isFull) return;
    setTyped('');
    onChoose([...compared, added]);
  };

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)} noValidate>
      <label htmlFor={id}>{t('compare.label')}</label>
      <InputGroup
        id={id}
        value={typed}
        disabled={isFull}
        autoComplete="off"
        placeholder={t('compare.placeholder')}
        aria-invalid={problem !== null}
        aria-describedby={`${id}hint`}
        onChange={({ currentTarget }) => {
          typedSymbol.note(currentTarget.value);
          setTyped(currentTarget.value);
          setProblem(null);
        }}
      />
      <Button type="submit" disabled={isFull} text={t('compare.add')} />
      <p id={`${id}hint`} className="caption" role={problem === null ? undefined : 'alert'}>
        {isFull ? t('compare.full') : (problem ?? t('compare.hint'))}
      </p>
    </form>
  );
}
