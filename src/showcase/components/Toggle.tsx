import { Switch, type SwitchProps } from '@blueprintjs/core';

type Props = Pick<SwitchProps, 'label' | 'disabled' | 'aria-labelledby' | 'aria-disabled'> & {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
};

/** Blueprint's switch, which is a checkbox to assistive technology, as a switch. */
export function Toggle({ isOn, onToggle, ...rest }: Props) {
  return (
    <Switch
      {...rest}
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
  );
}
