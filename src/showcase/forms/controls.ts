import { boolean, object, string, type ObjectSchema } from 'yup';
import type { MessageKey } from '../../i18n/messages';
import { day } from './day';

/** One value of each control. */
export type Controls = {
  text: string;
  secret: string;
  amount: string;
  account: string;
  symbol: string;
  exchange: string;
  day: string;
  resolution: string;
  risk: string;
  weekly: boolean;
  live: boolean;
};

export const accounts = ['cash', 'margin'] as const;
export const exchanges = ['HOSE', 'HNX', 'UPCOM'] as const;
export const resolutions = ['D', 'W', 'M'] as const;
export const risks = ['low', 'medium', 'high'] as const;

export const START: Controls = {
  text: '',
  secret: '',
  amount: '',
  account: 'cash',
  symbol: '',
  exchange: 'HOSE',
  day: '',
  resolution: 'D',
  risk: 'medium',
  weekly: true,
  live: false,
};

const noNumber: MessageKey = 'showcase.form.amountProblem';

export const controlsSchema: ObjectSchema<Controls> = object({
  text: string().ensure(),
  secret: string().ensure(),
  amount: string()
    .ensure()
    .test('number', noNumber, (text) => !text || Number(text) >= 0),
  account: string().ensure(),
  symbol: string().ensure(),
  exchange: string().ensure(),
  day: day.ensure(),
  resolution: string().ensure(),
  risk: string().ensure(),
  weekly: boolean().defined(),
  live: boolean().defined(),
});

/** Symbols that the field with suggestions knows. */
export const listed = [
  { text: 'FPT', note: 'FPT' },
  { text: 'HPG', note: 'Hòa Phát' },
  { text: 'MWG', note: 'Thế Giới Di Động' },
  { text: 'SSI', note: 'Chứng khoán SSI' },
  { text: 'VCB', note: 'Vietcombank' },
  { text: 'VNM', note: 'Vinamilk' },
] as const;
