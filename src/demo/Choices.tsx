import styles from './DemoDrawer.module.css';
type Props<Choice extends string> = {
  choices: readonly { readonly choice: Choice; readonly name: string; readonly hint: string }[];
  pressed: string | null;
  columns: 2 | 3;
  onPress: (choice: Choice) => void;
};

/** A few buttons with a word of explanation, of which one may hold. */
export function Choices<Choice extends string>({ choices, pressed, columns, onPress }: Props<Choice>) {
  return (
    <div className={styles.choices} data-columns={columns}>
      {choices.map(({ choice, name, hint }) => (
        <button key={choice} type="button" aria-pressed={choice === pressed} onClick={() => onPress(choice)}>
          <strong>{name}</strong> <span>{hint}</span>
        </button>
      ))}
    </div>
  );
}
