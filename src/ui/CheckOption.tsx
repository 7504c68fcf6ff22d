import './CheckOption.css';

type Props = {
  label: string;
  lang?: string | undefined;
  /** That of its line on a chart. */
  colour?: string | undefined;
  isChosen: boolean;
  isDisabled?: boolean;
  /** The id of the sentence that says why it is disabled. */
  describedBy?: string | undefined;
  onToggle: (isChosen: boolean) => void;
};

/** One of several options, each of which is chosen or not; a group of them is a fieldset with the class `check-options`. */
export function CheckOption({
  label,
  lang,
  colour,
  isChosen,
  isDisabled = false,
  describedBy,
  onToggle,
}: Props) {
  return (
    <label className="check-option">
      <input
        type="checkbox"
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
      <span lang={lang}>{label}</span>
      {colour && <i style={{ background: `var(--${colour})` }} />}
    </label>
  );
}
