import { createContext } from 'react';
import type { MessageKey } from '../i18n/messages';

/** Notifies of the first problem of a form that cannot be sent; of none when it can be. */
export const InvalidSubmit = createContext<(problem: MessageKey | null) => void>(() => {});
