/** The product's own name where it is one, not the Vietnamese word for a pulse. */
export const ownName = /Nhịp(?! thị trường| đập| tim)/;
