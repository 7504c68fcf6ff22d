/**
 * React's production build lacks `act`, which Testing Library calls around every event: here, what a callback has
 * changed is rendered when it returns, and what follows from its promise when that is settled.
 */
import { createRequire } from 'node:module';

type Act = (callback: () => unknown) => PromiseLike<unknown>;

const require = createRequire(import.meta.url);
const React = require('react') as { act?: Act };
const { flushSync } = require('react-dom') as { flushSync: (callback?: () => void) => void };
// React's scheduler, which took it when it was loaded, works in it: a test may replace the timers later.
const { setImmediate } = globalThis;

React.act ??= (callback) => {
  let result: unknown;
  flushSync(() => {
    result = callback();
  });
  // And what its effects have changed.
  flushSync();
  return result instanceof Promise ? result.then(rendered) : Promise.resolve(result);
};

async function rendered(value: unknown) {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  return value;
}
