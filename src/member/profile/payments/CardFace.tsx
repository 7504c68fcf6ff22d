import type { PaymentCard } from '../../../../machines/payment-cards.machine';
import { useT } from '../../../i18n/useT';
import './CardFace.css';

const brandNames: Record<PaymentCard['brand'], string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  jcb: 'JCB',
  amex: 'American Express',
  napas: 'NAPAS',
  other: '',
};

/** A card in its brand's theme, showing only the last four digits. */
export function CardFace({ brand, holder, lastFour, expiry }: PaymentCard) {
  const t = useT();
  return (
    <div className="card-face" data-brand={brand}>
      <p className="card-brand">{brandNames[brand] || t('cards.otherBrand')}</p>
      <p className="card-number">
        <span aria-hidden="true">•••• </span>
        <span className="visually-hidden">{t('cards.endingIn')} </span>
        {lastFour}
      </p>
      <p className="card-end">
        <span className="cut">{holder}</span>
        <span>
          <span className="visually-hidden">{t('cards.expiry')} </span>
          {expiry}
        </span>
      </p>
    </div>
  );
}
