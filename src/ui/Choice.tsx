import './Choice.css';

type Props<Option extends string | number> = {
  label: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  chosen: Option;
  onChoose: (option: Option) => void;
  className?: string;
};

/** A group of toggle buttons, one of them pressed. */
export function Choice<Option extends string | number>(props: Props<Option>) {
  const { label, options, nameOf, chosen, onChoose, className = '' } = props;
  return (
    <div className={`choice ${className}`} role="group" aria-label={label}>
      {options.map((option) => (
        <button key={option} type="button" aria-pressed={option === chosen} onClick={() => onChoose(option)}>
          {nameOf(option)}
        </button>
      ))}
    </div>
  );
}
