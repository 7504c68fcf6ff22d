import { useT } from '../../../i18n/useT';
import { Steps } from '../Steps';

export function Vertical() {
  const t = useT();
  const steps = (['account', 'plan', 'payment'] as const).map((step) => t(`showcase.steps.${step}`));
  return <Steps isVertical label={t('showcase.steps.order')} steps={steps} current={2} />;
}
