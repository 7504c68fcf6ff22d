import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { universe } from '../../mock-server/listing/universe';
import { setLanguage } from '../../src/i18n/i18n';
import { sectorName } from '../../src/member/shared/sector-names';
import { useSectorName } from '../../src/member/shared/useSectorName';

const sent = [...new Set(universe.filter(({ kind }) => kind === 'stock').map(({ sector }) => sector))];

describe('the name of a sector', () => {
  it.each(['en', 'de'] as const)('is known in %s for every sector of the market', (language) => {
    expect(sent.length).toBeGreaterThan(20);
    expect(sent.filter((sector) => sectorName(sector, language) === sector)).toEqual([]);
  });

  it('is found however a feed writes it', () => {
    const written = ['CHỨNG KHOÁN', ' Công nghệ  &  viễn thông', 'Dầu khí'.normalize('NFD')];
    expect(written.map((sector) => sectorName(sector, 'en'))).toEqual([
      'Brokers',
      'Technology and telecoms',
      'Oil and gas',
    ]);
  });

  it('is the feed’s own in Vietnamese, and where the product knows none', () => {
    expect([sectorName('Thép', 'vi'), sectorName('Đồ gỗ', 'en'), sectorName('__proto__', 'de')]).toEqual([
      'Thép',
      'Đồ gỗ',
      '__proto__',
    ]);
  });

  it('is that of the language in use, also after another one is chosen', async () => {
    function Steel() {
      return useSectorName()('Thép');
    }
    onTestFinished(() => setLanguage('en'));
    await setLanguage('vi');
    render(
      <Suspense>
        <Steel />
      </Suspense>,
    );
    expect(await screen.findByText('Thép')).toBeTruthy();

    await act(() => setLanguage('de'));
    expect(await screen.findByText('Stahl')).toBeTruthy();
  });
});
