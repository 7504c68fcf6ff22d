/** The product's name where a build sets no other. */
export const OWN_NAME = 'Nhịp';
