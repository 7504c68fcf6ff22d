import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { leftOut } from '../../scripts/vite/graphql-as-used';

const importModule = (address: string) => import(/* @vite-ignore */ address) as Promise<object>;

it.each(Object.entries(leftOut))(
  'what stands in the place of %s has all that it exports',
  async (file, code) => {
    const published = await importModule(`/node_modules/${file}`);
    const imported = code.replaceAll(
      "from 'graphql/",
      `from '${pathToFileURL('node_modules/graphql').href}/`,
    );
    const ours = await importModule(`data:text/javascript,${encodeURIComponent(imported)}`);

    expect(Object.keys(published)).not.toEqual([]);
    expect(Object.keys(ours).toSorted()).toEqual(Object.keys(published).toSorted());
  },
);
