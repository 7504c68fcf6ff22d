import { ComponentPage } from './ComponentPage';
import { BelowHeader } from './popover/BelowHeader';
import { Explains } from './popover/Explains';
import { Named } from './popover/Named';

export default function PopoverPage() {
  return (
    <ComponentPage
      name="popover"
      examples={{ Explains, Named, BelowHeader }}
      keys={[
        { keys: ['Enter', 'Space'], does: 'openPopover' },
        { keys: ['Tab'], does: 'leavesPopover' },
        { keys: ['Esc'], does: 'closeOverlay' },
      ]}
    />
  );
}
