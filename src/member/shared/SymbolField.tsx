import { InputGroup } from '@blueprintjs/core';
import { FieldGroup, type FieldGroupProps } from '../../ui/FieldGroup';
import type { TypedSymbol } from './typed-symbol';

type Props = FieldGroupProps & { typed: TypedSymbol };

/** A labelled field of a Formik form for one symbol, which shows the symbol that was keyed once it is left. */
export function SymbolField({ typed, ...group }: Props) {
  return (
    <FieldGroup {...group}>
      {({ onChange, onBlur, ...control }, setValue) => (
        <InputGroup
          {...control}
          fill
          autoComplete="off"
          maxLength={10}
          onChange={(event) => {
            typed.note(event.currentTarget.value);
            onChange(event);
          }}
          onBlur={(event) => {
            const input = event.currentTarget;
            const { value } = input;
            onBlur(event);
            void typed.problemOf(value).then((problem) => {
              const symbol = typed.read(value);
              if (problem === null && hasChanged(symbol, value) && input.value === value) setValue(symbol);
            });
          }}
        />
      )}
    </FieldGroup>
  );
}

/** Capitals are no other symbol. */
const hasChanged = (symbol: string, typed: string) => symbol !== typed.trim().toUpperCase();
