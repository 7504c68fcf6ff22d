/** Returns the colour class of a price. */
export type ClassOf = (price: number) => string;
