import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { components } from '../../../src/showcase/components/components';
import * as sample from '../../../src/showcase/components/sample';
import { deferred } from '../../support/rest/fake-server';
import { notices, ofPage, textsOf } from '../../support/page';
import { renderApp } from '../../support/renderApp';
import { sourceFiles } from '../../support/source-files';

/** The examples' server, which answers at once. */
let server: MockInstance<typeof sample.wait>;
beforeEach(() => {
  server = vi.spyOn(sample, 'wait').mockResolvedValue();
});

/** Has the examples wait until the returned function is called. */
function holdAnswer() {
  const { promise, resolve } = deferred();
  server.mockReturnValue(promise);
  return resolve;
}

const folder = 'src/showcase/components/';
const sources = sourceFiles(['src/showcase/components'], /\/components\/.*\/\w+\.tsx$/);

/** The example of that title on a page of components. */
async function openExample(page: string, title: string) {
  const app = await renderApp({ at: `/ui-components/${page}` });
  return { ...app, example: within(await screen.findByRole('region', { name: title })) };
}

const styleOf = (name: string) => readFileSync(`src/ui/${name}.css`, 'utf8');

it.each(Object.entries(components))(
  'the page of %s shows every example of its folder',
  (name, { examples }: { readonly examples: readonly string[] }) => {
    const files = Object.keys(sources)
      .filter((file) => file.startsWith(`${folder}${name}/`))
      .map((file) => /(\w+)\.tsx$/.exec(file)![1]!);

    expect(files.length).toBeGreaterThan(1);
    expect(examples.toSorted()).toEqual(files.toSorted());
    for (const file of files) {
      expect(sources[`${folder}${name}/${file}.tsx`]).toContain(`export function ${file}() {`);
    }
  },
);

it('every folder of examples has a page, which says what the keyboard does', () => {
  const folders = Object.keys(sources).flatMap((file) => /\/components\/([\w-]+)\//.exec(file)?.[1] ?? []);

  expect([...new Set(folders)].toSorted()).toEqual(Object.keys(components).toSorted());
  for (const { keys } of Object.values(components)) expect(Object.keys(keys).length).toBeGreaterThan(0);
});

it('an example shows the source of its own file, once opened, and copies it', async () => {
  const { user, example: stars } = await openExample('rate', 'Rating');
  expect(stars.queryByRole('group', { name: 'Stars.tsx' })).toBeNull();

  await user.click(stars.getByText('Source'));
  const code = await stars.findByRole('group', { name: 'Stars.tsx' });
  expect(code.textContent).toBe(sources[`${folder}rate/Stars.tsx`]);

  await user.click(stars.getByRole('button', { name: 'Copy Stars.tsx' }));
  expect(await navigator.clipboard.readText()).toBe(sources[`${folder}rate/Stars.tsx`]);
  expect(notices()).toEqual([['status', 'Source copied', 'Stars.tsx']]);
});

it('a modal is 400, 600 or 800 px wide', async () => {
  const { user, example: sizes } = await openExample('modal', 'Sizes');
  const widths = [];
  for (const name of ['Small, 400 px', 'Medium, 600 px', 'Large, 800 px']) {
    await user.click(sizes.getByRole('button', { name }));
    const dialog = screen.getByRole('dialog', { name });
    const [, size] = /dialog-(\w+)/.exec(dialog.className)!;
    widths.push(new RegExp(`\\.dialog-${size} \\{\\s*max-width: (\\w+);`).exec(styleOf('Dialog'))?.[1]);
    await user.keyboard('{Escape}');
  }
  expect(widths).toEqual(['400px', '600px', '800px']);
});

it('the page spinner has six rings, is 8em wide and turns once in 4 s', async () => {
  const { example: page } = await openExample('spinner', 'Whole page');

  expect(page.getByRole('progressbar').querySelectorAll('.rings > i')).toHaveLength(6);
  expect(styleOf('Rings')).toMatch(
    /\.rings \{[^}]*width: 8em;[^}]*height: 8em;[^}]*rings-turn 4s linear infinite/,
  );
});

it('a notice of each kind is shown, and read as an alert or a status', async () => {
  const { user, example: kinds } = await openExample('notification', 'Four kinds');
  for (const button of kinds.getAllByRole('button')) await user.click(button);

  expect(notices().map((notice) => notice.slice(0, 2))).toEqual([
    ['status', 'Success'],
    ['status', 'Information'],
    ['alert', 'Warning'],
    ['alert', 'Error'],
  ]);
});

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const file = (name: string, type: string, bytes: readonly number[]) =>
  new File([new Uint8Array(bytes)], name, { type });

it('an upload takes JPG, PNG and GIF alone, names each file, and sends none', async () => {
  const { requests, example: several } = await openExample('upload', 'Several images');
  const input = several.getByLabelText<HTMLInputElement>('Images');
  expect(input.accept).toBe('image/jpeg,image/png,image/gif');
  const before = ofPage(requests);

  fireEvent.change(input, {
    target: {
      files: [
        file('a.png', 'image/png', png),
        file('b.jpg', 'image/jpeg', [0xff, 0xd8, 0xff]),
        file(
          'c.gif',
          'image/gif',
          [...'GIF89a'].map((letter) => letter.charCodeAt(0)),
        ),
        file('d.pdf', 'application/pdf', [0x25]),
        file('e.png', 'image/png', [0x25, 0x50]),
      ],
    },
  });

  await waitFor(() => expect(notices()).toHaveLength(5));
  expect(
    notices()
      .map(([, title]) => title)
      .toSorted((a, b) => String(a).localeCompare(String(b))),
  ).toEqual([
    'a.png uploaded',
    'b.jpg uploaded',
    'c.gif uploaded',
    'd.pdf could not be uploaded',
    'e.png could not be uploaded',
  ]);
  expect(textsOf(several.getAllByRole('listitem'))).toEqual(['a.png1 KB', 'b.jpg1 KB', 'c.gif1 KB']);
  expect(ofPage(requests)).toEqual(before);
});

it('a disabled upload takes no file that is dropped, and asks for none', async () => {
  const { example: disabled } = await openExample('upload', 'Disabled');
  const zone = disabled.getByLabelText('Zalo QR code').parentElement!;
  const dataTransfer = { files: [file('a.pdf', 'application/pdf', [0x25])], dropEffect: 'copy' };
  fireEvent.dragOver(zone, { dataTransfer });
  fireEvent.drop(zone, { dataTransfer });
  expect(notices()).toEqual([]);
  expect([dataTransfer.dropEffect, zone.textContent]).toEqual(['none', expect.not.stringContaining('drop')]);
});

it('a rating is changed by the arrow keys', async () => {
  const { user, example: stars } = await openExample('rate', 'Rating');
  await user.click(stars.getByRole('radio', { name: '2 stars' }));
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(stars.getByRole('status').textContent).toBe('4 stars');
  await user.keyboard('{ArrowLeft}');
  expect(stars.getByRole('status').textContent).toBe('3 stars');
});

it('steps are an ordered list whose current step is marked, until all are done', async () => {
  const { user, example: steps } = await openExample('steps', 'Side by side');
  const list = steps.getByRole('list');
  const current = () => list.querySelector('[aria-current="step"]')?.textContent;
  const next = steps.getByRole<HTMLButtonElement>('button', { name: 'Next' });

  expect([list.tagName, current()]).toEqual(['OL', '2Plan']);
  await user.click(next);
  expect(current()).toBe('3Payment');
  await user.click(next);
  expect([current(), next.disabled]).toEqual([undefined, true]);
});

it('a page of a list is opened and marked, and its rows are shown', async () => {
  const { user, example: table } = await openExample('pagination', 'Below a table');
  const pages = within(table.getByRole('navigation', { name: 'Pages of the table' }));
  await user.click(pages.getByRole('button', { name: 'Next page' }));
  await user.click(pages.getByRole('button', { name: 'Page 3' }));

  expect(pages.getByRole('button', { current: 'page' }).textContent).toBe('3');
  expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Next page' }).disabled).toBe(true);
  expect(table.getByRole('status').textContent).toBe('9–12 of 12 symbols');
  expect(table.getAllByRole('row').map(({ textContent }) => textContent.slice(0, 3))).toEqual([
    'Sym',
    'PVS',
    'SHS',
    'ACV',
    'VGI',
  ]);
});

it('a switch keeps its position and the focus until the server has answered', async () => {
  const answer = holdAnswer();
  const { user, example } = await openExample('switch', 'While saving');
  const box = await example.findByRole<HTMLInputElement>('switch');

  await user.click(box);
  await user.click(box);
  expect([box.checked, box.ariaDisabled, document.activeElement]).toEqual([false, 'true', box]);

  answer();
  await waitFor(() => expect(box.checked).toBe(true));
  expect(notices()).toEqual([['status', 'Turned on']]);
  expect(server).toHaveBeenCalledOnce();
});

it('a submit button is disabled while it waits, keeps its name, and sends once', async () => {
  const answer = holdAnswer();
  const { user, example } = await openExample('button', 'Submit');
  const submit = example.getByRole<HTMLButtonElement>('button', { name: 'Save' });

  await user.dblClick(submit);
  expect([submit.disabled, submit.textContent]).toEqual([true, 'Save']);
  expect(submit.querySelector('[role=progressbar]')?.getAttribute('aria-hidden')).toBe('true');

  answer();
  await waitFor(() => expect(submit.disabled).toBe(false));
  expect(notices()).toEqual([['status', 'Profile saved']]);
  expect(server).toHaveBeenCalledOnce();
});

it('a skeleton stands for the rows while they are loaded again', async () => {
  const answer = holdAnswer();
  const { user, example: loading } = await openExample('skeleton', 'Loading');
  await user.click(loading.getByRole('button', { name: 'Load again' }));
  expect(loading.getByRole('progressbar').children).toHaveLength(4);
  expect(loading.queryByRole('table')).toBeNull();

  answer();
  expect(within(await loading.findByRole('table')).getAllByRole('row')).toHaveLength(4);
});

it('a confirmed action stays open until the server has answered', async () => {
  const answer = holdAnswer();
  const { user, example: waits } = await openExample('popconfirm', 'With a wait');
  await user.click(waits.getByRole('button', { name: 'Reset columns' }));
  const reset = waits.getByRole('button', { name: 'Reset' });
  await user.click(reset);
  expect(reset.ariaDisabled).toBe('true');

  answer();
  await waitFor(() => expect(waits.queryByRole('button', { name: 'Reset' })).toBeNull());
  expect(notices()).toEqual([['status', 'Columns reset']]);
});
