import type vi from '../../vi/showcase/components';

export default {} satisfies Record<keyof typeof vi, string>;
