type Server<Answer> = { asked: object[]; answer: (answer: Answer) => void; fail: (error: unknown) => void };

/** Servers of machines on trial, one for each running system, that answer when a step says so. */
export function createServers<Answer>() {
  const servers = new WeakMap<object, Server<Answer>>();
  return {
    of(system: object): Server<Answer> {
      const server = servers.get(system) ?? { asked: [], answer: () => {}, fail: () => {} };
      servers.set(system, server);
      return server;
    },
    ask(system: object, question: object): Promise<Answer> {
      const server = this.of(system);
      return new Promise((answer, fail) => Object.assign(server, { answer, fail }).asked.push(question));
    },
  };
}

/** Lets promises and what follows from them come to rest. */
export async function settled() {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}
