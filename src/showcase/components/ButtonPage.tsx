import { Copy } from './button/Copy';
import { Icons } from './button/Icons';
import { Kinds } from './button/Kinds';
import { Sizes } from './button/Sizes';
import { States } from './button/States';
import { Submit } from './button/Submit';
import { ComponentPage } from './ComponentPage';

export default function ButtonPage() {
  return (
    <ComponentPage
      name="button"
      examples={{ Kinds, Icons, Sizes, States, Submit, Copy }}
      keys={[
        { keys: ['Tab'], does: 'next' },
        { keys: ['Enter', 'Space'], does: 'press' },
      ]}
    />
  );
}
