import { loadMessages } from '../i18n/i18n';

/** Loads the texts of the panels that the page of their states shows. */
export async function loadPanelMessages(): Promise<void> {
  const parts = ['account', 'board', 'bot', 'chart', 'desk', 'signal', 'week', 'welcome'] as const;
  await Promise.all(parts.map(loadMessages));
}

/** Loads the texts of the showcase, and those of the pages that its examples are of. */
export async function loadShowcaseMessages(): Promise<void> {
  await Promise.all([loadMessages('showcase'), loadMessages('admin'), loadMessages('profile')]);
}
