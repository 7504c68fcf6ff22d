import { renderApp } from '../helpers/renderApp';
import { expect, it } from 'vitest';


import { Response } from 'miragejs';
import { rowsToArrive } from '../helpers/page';
it('x', async () => {

  await renderApp({at: '/technical/HPG'});

  await new Promise(r => setTimeout(r, 2000)); await rowsToArrive();

  expect(Response).toBeTruthy();
});
