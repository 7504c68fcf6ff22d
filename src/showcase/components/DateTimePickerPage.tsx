import { ComponentPage } from './ComponentPage';
import { Day } from './date-time-picker/Day';
import { Limits } from './date-time-picker/Limits';
import { Period } from './date-time-picker/Period';
import { Time } from './date-time-picker/Time';

export default function DateTimePickerPage() {
  return (
    <ComponentPage
      name="date-time-picker"
      examples={{ Day, Limits, Period, Time }}
      keys={[
        { keys: ['Enter', 'Space'], does: 'openCalendar' },
        { keys: ['↑', '↓', '←', '→'], does: 'walkDays' },
        { keys: ['Enter'], does: 'takeDay' },
        { keys: ['Esc'], does: 'closeOverlay' },
      ]}
    />
  );
}
