type Service<Response> = {
  /** The inputs of the requests since the last observation. */
  requests: object[];
  resolve: (response: Response) => void;
  reject: (error: unknown) => void;
};

export type FakeServices<Response> = ReturnType<typeof createFakeServices<Response>>;

/** Fake services for promise actors, one per actor system: the latest request is settled by a step. */
export function createFakeServices<Response>() {
  const services = new WeakMap<object, Service<Response>>();
  return {
    get(system: object): Service<Response> {
      const service = services.get(system) ?? { requests: [], resolve: () => {}, reject: () => {} };
      services.set(system, service);
      return service;
    },
    request(system: object, input: object): Promise<Response> {
      const service = this.get(system);
      return new Promise((resolve, reject) =>
        Object.assign(service, { resolve, reject }).requests.push(input),
      );
    },
  };
}
