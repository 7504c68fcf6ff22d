import { ComponentPage } from './ComponentPage';
import { InButton } from './spinner/InButton';
import { Sizes } from './spinner/Sizes';
import { Value } from './spinner/Value';
import { WholePage } from './spinner/WholePage';

export default function SpinnerPage() {
  return (
    <ComponentPage
      name="spinner"
      examples={{ WholePage, Sizes, Value, InButton }}
      keys={[{ keys: ['Tab'], does: 'skipsSpinner' }]}
    />
  );
}
