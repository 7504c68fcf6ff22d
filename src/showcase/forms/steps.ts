import { object, string, type ObjectSchema } from 'yup';
import type { StepFormValues, stepFormMachine } from '../../../machines/step-form.machine';
import type { MessageKey } from '../../i18n/messages';
import { day } from './day';
import type { ActorRefFrom } from 'xstate';

export const steps = ['person', 'request', 'confirmation'] as const;
export type Step = (typeof steps)[number];

export const topics = ['stocks', 'bonds', 'funds', 'derivatives'] as const;

export type Person = Pick<StepFormValues, 'name' | 'email'>;
export type Request = Pick<StepFormValues, 'topic' | 'day'>;

const required: MessageKey = 'common.required';
const email: MessageKey = 'common.emailError';

export const personSchema: ObjectSchema<Person> = object({
  name: string().trim().required(required),
  email: string().trim().required(required).email(email),
});

export const requestSchema: ObjectSchema<Request> = object({
  topic: string().required(required),
  day: day.required(required),
});

export type StepProps = { actor: ActorRefFrom<typeof stepFormMachine> };
