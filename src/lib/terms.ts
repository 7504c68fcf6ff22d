/** The address of the owner's terms of use; null where the build names none. */
export const termsUrl: string | null = import.meta.env.VITE_TERMS_URL || null;
