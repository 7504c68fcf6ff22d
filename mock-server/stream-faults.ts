import { NetworkError } from './network-error';

/** What a stream may do once it is open: break after a few events, send nothing at all, or events that are no JSON. */
export const streamFaults = ['drop', 'silence', 'garbage'] as const;
export type StreamFault = (typeof streamFaults)[number];

/** So many events come before a stream drops. */
const BEFORE_DROP = 3;

/** Adds a fault to a stream whose every chunk is one event. */
export function withStreamFault(
  fault: StreamFault,
  body: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array> {
  if (fault === 'silence') return silent();
  return body.pipeThrough(
    new TransformStream(fault === 'drop' ? dropped() : spoiled(), undefined, { highWaterMark: 0 }),
  );
}

/** A body that stays open, whose first piece never comes. */
function silent() {
  return new ReadableStream<Uint8Array>();
}

function dropped(): Transformer<Uint8Array, Uint8Array> {
  let count = 0;
  return {
    transform(chunk, controller) {
      controller.enqueue(chunk);
      count += 1;
      if (count === BEFORE_DROP) controller.error(new NetworkError('The connection is lost'));
    },
  };
}

/** Cuts the data of each event in half. */
function spoiled(): Transformer<Uint8Array, Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(), new TextEncoder()];
  return {
    transform(chunk, controller) {
      const text = decoder.decode(chunk);
      const half = (data: string) => data.slice(0, Math.ceil(data.length / 2));
      controller.enqueue(encoder.encode(text.replace(/^data: .*$/m, half)));
    },
  };
}
