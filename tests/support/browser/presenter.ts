import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { drawerTexts } from '../../../src/demo/drawer-texts';
import { presentTexts } from '../../../src/demo/present/present-texts';
import { sceneNames, type SceneName } from '../../../src/demo/present/scenes';
import { texts as demoTexts } from '../../../src/demo/texts';
import { tourTexts } from '../../../src/demo/tour/tour-texts';
import type { StepName } from '../../../src/demo/tour/steps';
import { languageNames, type Language } from '../../../src/i18n/languages';
import { de, en, vi, type Messages, ownName } from '../texts';
import { layoutViolations } from './layout-violations';
import { loaded, settled } from './screens';
import { violations } from './violations';

const messages = { vi, en, de };

/** What a presenter does with the demo in a language, by what its controls, its tour and its notes say there. */
export function presenter(page: Page, language: Language) {
  const product = messages[language];
  const [drawer, notes, tour] = [
    { ...demoTexts[language], ...drawerTexts[language] },
    presentTexts[language],
    tourTexts[language],
  ];
  const controls = page.getByRole('dialog', { name: drawer.title });

  async function openControls() {
    // A page that is loaded again has its title before its keys.
    await page.getByRole('button', { name: drawer.open }).waitFor();
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
      await controls.getByRole('textbox', { name: drawer.brandName, exact: true }).fill(name);
      for (const label of [drawer.brandDark, drawer.brandLight])
        await controls.getByLabel(label).fill(colour);
      await controls.getByRole('button', { name: drawer.applyName }).click();
      await page.waitForFunction((end) => document.title.endsWith(`| ${end}`), name);
      await controls.getByRole('button', { name: product['common.close'], exact: true }).click();
      await controls.waitFor({ state: 'detached' });
    },

    /** Begins the presentation, in the controls. */
    async present() {
      await openControls();
      await controls.getByRole('button', { name: notes.present, exact: true }).click();
      await controls.waitFor({ state: 'detached' });
    },

    /** Opens a scene by its key, and waits for its notes. */
    async scene(name: SceneName) {
      const number = sceneNames.indexOf(name) + 1;
      const { title, say } = notes.scenes[name];
      const shown = page.getByRole('complementary', { name: notes.notes });
      // A page that is loaded again has its keys once it shows its notes.
      await shown.waitFor();
      await page.keyboard.press(String(number));
      await shown.getByRole('heading', { name: `${number}. ${title}` }).waitFor();
      await shown.getByText(say).waitFor();
    },

    /** Waits for a step of the tour. */
    step: (name: StepName) => page.getByRole('dialog', { name: tour.steps[name].title }).waitFor(),
    nextStep: () => page.getByRole('dialog').getByRole('button', { name: tour.next, exact: true }).click(),

    /** Opens another scenario, in the controls, and waits for the page that is loaded on it. */
    async scenario(name: string) {
      await openControls();
      await Promise.all([
        page.waitForEvent('domcontentloaded'),
        controls.getByText(drawer.scenarios[name]!.name, { exact: true }).click(),
      ]);
    },

    /** Leaves a clean demo for the next customer, in the controls. */
    async reset() {
      await openControls();
      await controls.getByRole('button', { name: drawer.reset, exact: true }).click();
    },

    /** Changes language and theme in the controls, and returns the link that is copied there. */
    async linkIn(other: Language, theme: 'dark' | 'light'): Promise<string> {
      const look = messages[other];
      await openControls();
      await controls.getByText(languageNames[other], { exact: true }).click();
      const others = page.getByRole('dialog', { name: demoTexts[other].title });
      await others.getByText(look[`settings.${theme}`], { exact: true }).click();
      await others.getByRole('button', { name: drawerTexts[other].copyLink }).click();
      const link = await others.getByRole('textbox', { name: drawerTexts[other].link }).inputValue();
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
