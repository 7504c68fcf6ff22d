import { ComponentPage } from './ComponentPage';
import { Confirm } from './modal/Confirm';
import { FromTheSide } from './modal/FromTheSide';
import { Sizes } from './modal/Sizes';
import { WithForm } from './modal/WithForm';

export default function ModalPage() {
  return (
    <ComponentPage
      name="modal"
      examples={{ Sizes, Confirm, WithForm, FromTheSide }}
      keys={[
        { keys: ['Enter', 'Space'], does: 'openDialog' },
        { keys: ['Tab'], does: 'staysWithin' },
        { keys: ['Esc'], does: 'closeOverlay' },
      ]}
    />
  );
}
