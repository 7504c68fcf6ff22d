import type vi from '../../vi/showcase/medical';

export default {} satisfies Record<keyof typeof vi, string>;
