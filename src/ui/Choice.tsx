import './Choice.css';

type Props<Option extends string | number> = {
  label: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  /** What a short name stands for. */
  titleOf?: (option: Option) => string;
  chosen: Option;
  onChoose: (option: Option) => void;
  className?: string | undefined;
};

/** A group of toggle buttons, one of them pressed. */
export function Choice<Option extends string | number>(props: Props<Option>) {
  const { label, options, nameOf, titleOf, chosen, onChoose, className = '' } = props;
  return (
    <div className={`choice ${className}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          title={titleOf?.(option)}
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {nameOf(option)}
        </button>
      ))}
    </div>
  );
}
