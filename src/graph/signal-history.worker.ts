import { extendCalendar, type AnnouncedDays } from '../market/calendar';
import { createSeriesTasks, type SeriesTasks } from './series-tasks';

type Task = keyof SeriesTasks;

export type TaskInput<Name extends Task> = Parameters<SeriesTasks[Name]>[0];
export type TaskResult<Name extends Task> = ReturnType<SeriesTasks[Name]>;

/** A task, what it works on, and what is added to the calendar of the page. */
export type TaskRequest<Name extends Task = Task> = {
  id: number;
  name: Name;
  input: TaskInput<Name>;
  announced: AnnouncedDays;
};

/** The result of the request with the same id. */
export type TaskResponse = { id: number; result: TaskResult<Task> };

const tasks = createSeriesTasks() as Record<Task, (input: TaskInput<Task>) => TaskResult<Task>>;

addEventListener('message', ({ data: { id, name, input, announced } }: MessageEvent<TaskRequest>) => {
  extendCalendar(announced);
  postMessage({ id, result: tasks[name](input) } satisfies TaskResponse);
});
