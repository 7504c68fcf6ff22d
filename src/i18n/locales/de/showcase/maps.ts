import type vi from '../../vi/showcase/maps';

export default {} satisfies Record<keyof typeof vi, string>;
