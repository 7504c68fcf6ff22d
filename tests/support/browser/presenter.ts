import type { Scenario } from '../../../mock-server/scenarios';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sceneNames, type SceneName } from '../../../src/demo/present/scenes';
import type { StepName } from '../../../src/demo/tour/steps';
import { languageNames, type Language } from '../../../src/i18n/languages';
import { messages, type Messages, ownName } from '../texts';
import { layoutViolations } from './layout-violations';
import { loaded, settled } from './screens';
import { violations } from './violations';

/** What a presenter does with the demo in a language, by what its controls, its tour and its notes say there. */
export function presenter(page: Page, language: Language) {
  const product = messages[language];
  const controls = page.getByRole('dialog', { name: product['demo.title'] });

  async function openControls() {
    // A page that is loaded again has its title before its keys.
    await page.getByRole('button', { name: product['demo.open'] }).waitFor();
    await page.keyboard.press('Control+.');
    await controls.waitFor();
  }

  return {
    /** A text of the product. */
    says: (key: keyof Messages) => product[key],
    region: (key: keyof Messages) => page.getByRole('region', { name: product[key] }),

    /** Gives the product a name and a colour, in the controls. */
    async brand(name: string, colour: string) {
      await openControls();
      await controls.getByRole('textbox', { name: product['demo.brandName'], exact: true }).fill(name);
      for (const label of [product['demo.brandDark'], product['demo.brandLight']])
        await controls.getByLabel(label).fill(colour);
      await controls.getByRole('button', { name: product['demo.applyName'] }).click();
      await page.waitForFunction((end) => document.title.endsWith(`| ${end}`), name);
      await controls.getByRole('button', { name: product['common.close'], exact: true }).click();
      await controls.waitFor({ state: 'detached' });
    },

    /** Begins the presentation, in the controls. */
    async present() {
      await openControls();
      await controls.getByRole('button', { name: product['demo.present'], exact: true }).click();
      await controls.waitFor({ state: 'detached' });
    },

    /** Opens a scene by its key, and waits for its notes. */
    async scene(name: SceneName) {
      const number = sceneNames.indexOf(name) + 1;
      const shown = page.getByRole('complementary', { name: product['demo.present.notes'] });
      // A page that is loaded again has its keys once it shows its notes.
      await shown.waitFor();
      await page.keyboard.press(String(number));
      await shown.getByRole('heading', { name: `${number}. ${product[`demo.scene.${name}`]}` }).waitFor();
      await shown.getByText(product[`demo.scene.${name}.say`]).waitFor();
    },

    /** Waits for a step of the tour. */
    step: (name: StepName) => page.getByRole('dialog', { name: product[`demo.step.${name}`] }).waitFor(),
    nextStep: () =>
      page.getByRole('dialog').getByRole('button', { name: product['demo.next'], exact: true }).click(),

    /** Opens another scenario, in the controls, and waits for the page that is loaded on it. */
    async scenario(name: Scenario) {
      await openControls();
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        controls.getByText(product[`demo.scenario.${name}`], { exact: true }).click(),
      ]);
    },

    /** Leaves a clean demo for the next customer, in the controls. */
    async reset() {
      await openControls();
      await controls.getByRole('button', { name: product['demo.reset'], exact: true }).click();
    },

    /** Changes language and theme in the controls, and returns the link that is copied there. */
    async linkIn(other: Language, theme: 'dark' | 'light'): Promise<string> {
      const look = messages[other];
      await openControls();
      await controls.getByText(languageNames[other], { exact: true }).click();
      const others = page.getByRole('dialog', { name: look['demo.title'] });
      await others.getByText(look[`settings.${theme}`], { exact: true }).click();
      await others.getByRole('button', { name: look['demo.copyLink'] }).click();
      const link = await others.getByRole('textbox', { name: look['demo.link'] }).inputValue();
      await others.getByRole('button', { name: look['common.close'], exact: true }).click();
      await others.waitFor({ state: 'detached' });
      return link;
    },
  };
}

type Presentable = {
  brand: string;
  at: string;
  /** Called once the page has what it will show. */
  onReady: () => Promise<void>;
};

/** Expects that the audience sees a whole page in the customer's name and colours, with nothing cut or hard to read. */
export async function expectPresentable(page: Page, { brand, at, onReady }: Presentable) {
  await loaded(page);
  await settled(page);
  await onReady();
  const named = await page.evaluate(() => document.title.split(' | ').at(-1));
  const isOwn = ownName.test(await page.locator('body').innerText());
  const faint = (await violations(page)).filter((each) => each.startsWith('color-contrast'));
  expect({ named, isOwn, faint, layout: await layoutViolations(page) }, `at ${at}`).toEqual({
    named: brand,
    isOwn: false,
    faint: [],
    layout: [],
  });
}
