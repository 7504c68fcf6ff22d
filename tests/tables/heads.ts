const names = [
  ...[
    'ngay',
    'ngay gd',
    'ma',
    'ma ck',
    'mua ban',
    'kl',
    'kl khop',
    'khoi luong',
    'gia',
    'gia khop',
    'gia tri',
  ],
  ...['stt', 'ten', 'trang thai', 'ghi chu', 'date', 'symbol', 'price', 'quantity'],
];

/** Knows a few columns, as the readers of trades and lists know many. */
export function isHead(name: string): boolean {
  return names.includes(name);
}
