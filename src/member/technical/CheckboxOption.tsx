import styles from './ChartChoices.module.css';

type Props = { label: string; colour?: string; isChosen: boolean; onToggle: () => void };

/** A choice of the chart's menus, with the colour of its line. */
export function CheckboxOption({ label, colour, isChosen, onToggle }: Props) {
  return (
    <label className={styles.choice}>
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span>{label}</span>
      {colour && <i style={{ background: `var(--${colour})` }} />}
    </label>
  );
}
