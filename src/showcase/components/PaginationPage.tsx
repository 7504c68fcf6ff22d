import { ComponentPage } from './ComponentPage';
import { Disabled } from './pagination/Disabled';
import { Few } from './pagination/Few';
import { InTable } from './pagination/InTable';
import { Many } from './pagination/Many';

export default function PaginationPage() {
  return (
    <ComponentPage
      name="pagination"
      examples={{ Few, Many, InTable, Disabled }}
      keys={[
        { keys: ['Tab'], does: 'next' },
        { keys: ['Enter', 'Space'], does: 'openPage' },
      ]}
    />
  );
}
