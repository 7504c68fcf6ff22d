import type vi from '../../vi/showcase/tables';

export default {} satisfies Record<keyof typeof vi, string>;
