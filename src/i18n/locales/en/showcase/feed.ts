import type vi from '../../vi/showcase/feed';

export default {} satisfies Record<keyof typeof vi, string>;
