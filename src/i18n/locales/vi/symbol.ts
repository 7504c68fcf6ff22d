export default {
  'symbol.letter': 'Mã không có chữ “{{letter}}”.',
  'symbol.guess': 'Mã không có chữ “{{letter}}”. Ý bạn là {{symbols}}?',
};
