import type vi from '../../vi/showcase/nft';

export default {} satisfies Record<keyof typeof vi, string>;
