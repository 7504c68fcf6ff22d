import type vi from '../../vi/showcase/states';

export default {} satisfies Record<keyof typeof vi, string>;
