import { describe, expect, it } from 'vitest';
import { contract, examplesOf } from '../support/contract/contract';
import { differences } from '../support/contract/problems';

const { content } = contract.paths['/udf/stream']!.get!.responses['200'] as {
  content: Readonly<Record<string, { examples: Readonly<Record<string, { value: string }>> }>>;
};
const examples = examplesOf(content['text/event-stream']!) as readonly (readonly [string, string])[];

const fieldsOf = (event: string) =>
  Object.fromEntries(event.split('\n').map((line) => [line.split(':')[0], line.replace(/^[^:]*: ?/, '')]));

describe('an example of a stream in openapi.yaml', () => {
  it.each(examples)('ends with an empty line, as an event does: %s', (_name, text) => {
    expect(text.endsWith('\n\n')).toBe(true);
  });

  it.each(examples.filter(([, text]) => /^data:/m.test(text) && !/^event:/m.test(text)))(
    'has an id, and rows as /udf/quotes has them: %s',
    (_name, text) => {
      const { id, data } = fieldsOf(text.trimEnd());

      expect(id).not.toBe('');
      expect(differences('/components/schemas/FeedStreamed', JSON.parse(data!))).toEqual([]);
    },
  );
});
