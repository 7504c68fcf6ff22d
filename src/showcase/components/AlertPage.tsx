import { AboveContent } from './alert/AboveContent';
import { Dismissible } from './alert/Dismissible';
import { Kinds } from './alert/Kinds';
import { OneLine } from './alert/OneLine';
import { ComponentPage } from './ComponentPage';

export default function AlertPage() {
  return (
    <ComponentPage
      name="alert"
      examples={{ Kinds, OneLine, Dismissible, AboveContent }}
      keys={[
        { keys: ['Tab'], does: 'nextWay' },
        { keys: ['Enter', 'Space'], does: 'press' },
      ]}
    />
  );
}
