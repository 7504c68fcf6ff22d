import { OWN_NAME } from './own-name';

/** The values that every text may name: the product's name. */
export const named = { brand: import.meta.env.VITE_BRAND_NAME || OWN_NAME };
