import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contract, escape, examplesOf, operations, type Verb } from '../support/contract/contract';
import { differences, parameterPlace } from '../support/contract/problems';

describe('openapi.yaml', () => {
  it('has an example of every parameter, request and answer, each of which validates', () => {
    const media = operations.flatMap(({ name, pointer, hasBody, answers, ...operation }) => {
      const { parameters, path } = operation;
      const body = hasBody ? contract.paths[path]![methodOf(pointer)]!.requestBody!.content : {};
      return [
        ...parameters.map((each, i) => ({
          what: `${name} ${each.name}`,
          place: parameterPlace({ ...operation, name, pointer, hasBody, answers }, i),
          ...each,
        })),
        ...Object.entries(body).map(([type, each]) => ({
          what: `${name} request`,
          place: `${pointer}/requestBody/content/${escape(type)}`,
          ...each,
        })),
        ...Object.entries(answers).flatMap(([status, answer]) =>
          Object.entries(answer.content).map(([type, each]) => ({
            what: `${name} ${status}`,
            place: `${answer.pointer}/content/${escape(type)}`,
            ...each,
          })),
        ),
      ];
    });

    expect(media.filter((each) => examplesOf(each).length === 0).map(({ what }) => what)).toEqual([]);
    const problems = media.flatMap(({ what, place, ...each }) =>
      examplesOf(each).flatMap(([example, value]) =>
        differences(`${place}/schema`, value).map((problem) => `${what}, ${example}: ${problem}`),
      ),
    );
    expect(problems).toEqual([]);
  });

  it('has no sentence that YAML reads as two keys: one with a comma, in braces and without quotes', () => {
    expect(keysWithoutValue(contract.components, 'components')).toEqual([]);
  });

  it('has its steps in docs/backend.md, in the same order', () => {
    const guide = readFileSync('docs/backend.md', 'utf8');
    const named = [...guide.matchAll(/^\| (?:\d|-) +\| ([\w ]+?) +\|/gm)].map(([, name]) => name);
    expect(named).toEqual(contract.tags.map(({ name }) => name));
  });
});

function keysWithoutValue(part: unknown, place: string): string[] {
  if (part === null) return [place];
  if (typeof part !== 'object' || Array.isArray(part)) return [];
  return Object.entries(part).flatMap(([key, value]) => keysWithoutValue(value, `${place}/${key}`));
}

function methodOf(pointer: string) {
  return pointer.slice(pointer.lastIndexOf('/') + 1) as Verb;
}
