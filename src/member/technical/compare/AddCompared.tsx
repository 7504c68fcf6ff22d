import { Button, InputGroup } from '@blueprintjs/core';
import { useId, useState, type FormEvent } from 'react';
import { useT } from '../../../i18n/useT';
import { parseSymbol } from '../../../market/symbol';
import { MOST_COMPARED } from '../chart/view';
import styles from './Comparison.module.css';

type Props = { symbol: string; compared: readonly string[]; onChoose: (compared: readonly string[]) => void };

/** Adds a symbol to those that a chart is compared with, four at most. */
export function AddCompared({ symbol, compared, onChoose }: Props) {
  const t = useT();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [hasFailed, setHasFailed] = useState(false);
  const isFull = compared.length >= MOST_COMPARED;

  const add = (event: FormEvent) => {
    event.preventDefault();
    const added = parseSymbol(typed);
    const isOther = added !== null && added !== symbol && !compared.includes(added);
    setHasFailed(!isOther);
    if (!isOther || isFull) return;
    setTyped('');
    onChoose([...compared, added]);
  };

  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <label htmlFor={id}>{t('compare.label')}</label>
      <InputGroup
        id={id}
        value={typed}
        disabled={isFull}
        autoComplete="off"
        placeholder={t('compare.placeholder')}
        aria-invalid={hasFailed}
        aria-describedby={`${id}hint`}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setHasFailed(false);
        }}
      />
      <Button type="submit" disabled={isFull} text={t('compare.add')} />
      <p id={`${id}hint`} className="caption" role={hasFailed ? 'alert' : undefined}>
        {t(isFull ? 'compare.full' : hasFailed ? 'compare.refused' : 'compare.hint')}
      </p>
    </form>
  );
}
