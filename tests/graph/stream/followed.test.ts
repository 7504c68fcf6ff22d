import { describe, expect, it, vi } from 'vitest';
import {
  StreamedBoardQuotesDocument,
  StreamedOrderBookDocument,
  StreamedQuotesDocument,
} from '../../../src/graph/streamed.generated';
import { settled, streamed } from '../../support/graph/streamed';

const NOTHING = { symbols: [], depth: [] };
const many = Array.from({ length: 201 }, (_, i) => `A${i}`);

describe('what a session follows', () => {
  it('is nothing until an operation follows something, and again once none does', async () => {
    const { stream, follow } = await streamed();
    const before = stream.followed.get();
    const { leave } = await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    const during = stream.followed.get();
    leave();
    await settled();

    expect([before, during, stream.followed.get()]).toEqual([
      NOTHING,
      { symbols: ['FPT'], depth: [] },
      NOTHING,
    ]);
  });

  it('is what all operations follow together, sorted and each symbol once, the order books apart', async () => {
    const { stream, follow } = await streamed();
    await follow(StreamedQuotesDocument, { symbols: ['VNM', 'fpt', '../x'] });
    await follow(StreamedBoardQuotesDocument, { symbols: ['HPG', 'FPT'] });
    await follow(StreamedOrderBookDocument, { symbol: 'FPT' });
    await follow(StreamedOrderBookDocument, { symbol: '../x' });

    expect(stream.followed.get()).toEqual({ symbols: ['FPT', 'HPG', 'VNM'], depth: ['FPT'] });
  });

  it('is the whole listing beyond 200 symbols', async () => {
    const { stream, follow } = await streamed();
    const { leave } = await follow(StreamedBoardQuotesDocument, { symbols: many.slice(0, 200) });
    expect(stream.followed.get().symbols).toHaveLength(200);
    await follow(StreamedQuotesDocument, { symbols: ['FPT'] });
    expect(stream.followed.get()).toEqual({ symbols: 'ALL', depth: [] });
    leave();
    await settled();
    expect(stream.followed.get()).toEqual({ symbols: ['FPT'], depth: [] });
  });

  it('changes once where operations leave and others come in one moment, and not at all for the same', async () => {
    const { stream, follow } = await streamed();
    const [one, other] = [
      await follow(StreamedQuotesDocument, { symbols: ['FPT'] }),
      await follow(StreamedQuotesDocument, { symbols: ['HPG'] }),
    ];
    const onChange = vi.fn();
    stream.followed.subscribe(onChange);

    one.leave();
    other.leave();
    void follow(StreamedBoardQuotesDocument, { symbols: ['HPG', 'FPT'] });
    await settled();
    expect(onChange).not.toHaveBeenCalled();

    void follow(StreamedQuotesDocument, { symbols: ['VNM'] });
    void follow(StreamedQuotesDocument, { symbols: ['SSI'] });
    await settled();
    expect(onChange).toHaveBeenCalledTimes(1);
  });
});
