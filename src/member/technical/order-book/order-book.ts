import type { OrderBookQuery } from './order-book.generated';

export type OrderBookData = NonNullable<OrderBookQuery['orderBook']>;

/** Returns the colour class of a price. */
export type ClassOf = (price: number) => string;
