import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Partner } from '../../src/auth/about/Partner';
import { loadMessages, setLanguage } from '../../src/i18n/i18n';

beforeEach(async () => {
  await setLanguage('en');
  await loadMessages('partner');
});

afterEach(() => void vi.unstubAllEnvs());

const visit = () => screen.queryByRole('link', { name: /^Visit/ })?.getAttribute('href') ?? null;

describe('the page about the charting partner', () => {
  it('says without a partner that the product draws with a library, which gives no figures', () => {
    const { container } = render(<Partner />);

    expect(container.textContent).toContain('draws its charts itself, with the library TradingView');
    expect(container.textContent).toContain('There is no charting partner yet.');
    expect(visit()).toBe('https://www.tradingview.com/lightweight-charts/');
  });

  it('credits the partner that the build names', () => {
    vi.stubEnv('VITE_PARTNER_NAME', 'Biểu Đồ Việt');
    vi.stubEnv('VITE_PARTNER_URL', 'https://partner.example');
    const { container } = render(<Partner />);

    expect(container.textContent).toContain('come from Biểu Đồ Việt.');
    expect(container.textContent).not.toContain('TradingView');
    expect(visit()).toBe('https://partner.example');
  });

  it('links to no other site where that of the partner is not known', () => {
    vi.stubEnv('VITE_PARTNER_NAME', 'Biểu Đồ Việt');
    render(<Partner />);
    expect(visit()).toBeNull();
  });
});
