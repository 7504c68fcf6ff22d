import { useT } from '../../i18n/useT';
import { FiguresTable } from '../charts/FiguresTable';
import { bloodTests, type BloodTest } from './sample';
import { Verdict } from './Verdict';

const tests = Object.keys(bloodTests) as BloodTest[];

/** The newest result of each blood test beside its normal range. */
export function BloodTable() {
  const t = useT();
  return (
    <FiguresTable
      name={t('showcase.medical.blood')}
      heads={[
        t('showcase.medical.bloodTest'),
        t('showcase.medical.result'),
        t('showcase.medical.verdict'),
        t('showcase.medical.range'),
      ]}
      rows={tests.map((test) => {
        const { unit, range, results } = bloodTests[test];
        const [low, high] = range;
        const result = results.at(-1)!;
        const place = result < low ? 'low' : result > high ? 'high' : 'normal';
        return [
          t(`showcase.medical.${test}`),
          `${result} ${unit}`,
          <Verdict key={test} isNormal={place === 'normal'} text={t(`showcase.medical.${place}`)} />,
          `${low}–${high}`,
        ];
      })}
    />
  );
}
