import { Icons } from './breadcrumbs/Icons';
import { Long } from './breadcrumbs/Long';
import { Plain } from './breadcrumbs/Plain';
import { ComponentPage } from './ComponentPage';

export default function BreadcrumbsPage() {
  return (
    <ComponentPage
      name="breadcrumbs"
      examples={{ Plain, Icons, Long }}
      keys={[
        { keys: ['Tab'], does: 'nextLink' },
        { keys: ['Enter'], does: 'follow' },
      ]}
    />
  );
}
