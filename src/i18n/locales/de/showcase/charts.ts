import type vi from '../../vi/showcase/charts';

export default {} satisfies Record<keyof typeof vi, string>;
