import styles from './DemoDrawer.module.css';

type Props<Value extends string> = {
  options: readonly { readonly value: Value; readonly name: string; readonly hint: string }[];
  pressed: string | null;
  columns: 2 | 3;
  onPress: (value: Value) => void;
};

/** A grid of toggle buttons with a hint each, of which one may be pressed. */
export function OptionGrid<Value extends string>({ options, pressed, columns, onPress }: Props<Value>) {
  return (
    <div className={styles.choices} data-columns={columns}>
      {options.map(({ value, name, hint }) => (
        <button key={value} type="button" aria-pressed={value === pressed} onClick={() => onPress(value)}>
          <strong>{name}</strong> <span>{hint}</span>
        </button>
      ))}
    </div>
  );
}
