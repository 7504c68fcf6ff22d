import type vi from '../../vi/showcase/forms';

export default {} satisfies Record<keyof typeof vi, string>;
