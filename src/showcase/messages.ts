import { loadMessages } from '../i18n/i18n';

/** The parts of the texts that its pages show, besides what loads first and with the frame. */
export const showcaseParts = ['showcase', 'admin', 'partner', 'profile'] as const;

/** Loads the texts of the panels that the page of their states shows. */
export async function loadPanelMessages(): Promise<void> {
  const parts = ['account', 'board', 'bot', 'chart', 'desk', 'signal', 'week', 'welcome'] as const;
  await Promise.all(parts.map(loadMessages));
}

/** Loads the texts of the showcase, and those of the pages that its examples are of. */
export async function loadShowcaseMessages(): Promise<void> {
  await Promise.all(showcaseParts.map(loadMessages));
}
