/** What a call without a network rejects with, and a body whose connection is lost. */
export class NetworkError extends TypeError {}
