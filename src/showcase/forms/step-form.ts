import type { ActorRefFrom } from 'xstate';
import type { stepFormMachine } from '../../../machines/step-form.machine';

export type StepProps = { actor: ActorRefFrom<typeof stepFormMachine> };
