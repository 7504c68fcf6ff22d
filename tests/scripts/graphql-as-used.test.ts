import { expect, it } from 'vitest';
import { leftOut } from '../../scripts/vite/graphql-as-used';

const importModule = (address: string) => import(/* @vite-ignore */ address) as Promise<object>;

it.each(Object.entries(leftOut))(
  'what stands in the place of %s has all that it exports',
  async (file, code) => {
    const published = await importModule(`/node_modules/${file}`);
    const ours = await importModule(`data:text/javascript,${encodeURIComponent(code)}`);

    expect(Object.keys(published)).not.toEqual([]);
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(published).toSorted());
  },
);
