import { Field, Form, Formik } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DraftKeeper } from '../../src/ui/DraftKeeper';

let crash: (() => void) | null = null;

/** An app with a form in which a note was typed. */
function App() {
  const [isBroken, setBroken] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    crash = () => setBroken(true);
  }, []);
  if (isBroken) throw new Error('The app is broken');
  return (
    <Formik initialValues={{ note: 'typed' }} onSubmit={() => {}}>
      <Form ref={form}>
        <DraftKeeper name="note" form={form} untouched={{ note: '' }} />
        <Field name="note" aria-label="Note" />
      </Form>
    </Formik>
  );
}

it('a crash of the whole app keeps what is typed before the page says that it has failed', async () => {
  vi.doMock('../../src/app/App', () => ({ App }));
  vi.doMock('../../src/app/actors/start-app-actors', () => ({
    startAppActors: async () => ({ actors: {}, stop() {} }),
  }));
  vi.doMock('../../src/app/start-session-clients', () => ({ startSessionClients: () => ({ stop() {} }) }));
  vi.doMock('../../src/app/first-paint', () => ({ loadFirstPaint: async () => () => {} }));
  vi.stubGlobal('__DEMO__', false);
  vi.stubGlobal('reportError', () => {});
  // React renders by itself, as in a browser.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  document.body.innerHTML = '<div id="root"></div>';
  let kept: string | null = 'not shown';
  window.addEventListener('not-started', () => (kept = sessionStorage.getItem('drafts')));
  await import('../../src/main');
  await vi.dynamicImportSettled();
  await vi.waitFor(() => expect(crash).not.toBeNull());
  expect(document.querySelector('input')!.value).toBe('typed');

  crash!();

  await vi.waitFor(() => expect(kept).toBe('{"/ note":{"note":"typed"}}'));
});
