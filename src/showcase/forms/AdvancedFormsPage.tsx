import { ShowcasePage } from '../ShowcasePage';
import { ControlForm } from './ControlForm';
import { DynamicForm } from './DynamicForm';
import { StepForm } from './StepForm';
import { ValidationForm } from './ValidationForm';
import styles from './forms.module.css';

/** /forms/advanced-forms: a form in steps, one of rows, one of each control, one with a rule of each kind. */
export default function AdvancedFormsPage() {
  return (
    <ShowcasePage name="advanced-forms">
      <div className={styles.forms}>
        <div className="stack">
          <StepForm />
          <ControlForm />
        </div>
        <div className="stack">
          <DynamicForm />
          <ValidationForm />
        </div>
      </div>
    </ShowcasePage>
  );
}
