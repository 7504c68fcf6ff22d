import { partnerIn } from './partner-in';

/** The charting partner to credit and the address to write to, set when the app is built. */
export const partner = partnerIn(import.meta.env);
