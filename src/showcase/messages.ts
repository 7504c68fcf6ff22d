import { loadMessages } from '../i18n/i18n';

/** Loads the texts of the showcase, and those of the pages that its examples are of. */
export async function loadShowcaseMessages(): Promise<void> {
  await Promise.all([loadMessages('showcase'), loadMessages('admin'), loadMessages('profile')]);
}
