export default {
  'partner.lede': 'Biểu đồ trong {{brand}} do {{partner}} cung cấp.',
  'partner.libraryLede': '{{brand}} tự vẽ biểu đồ bằng thư viện {{library}}.',
  'partner.data': 'Biểu đồ hiển thị những gì',
  'partner.dataText':
    'Nến gồm giá mở cửa, cao nhất, thấp nhất, đóng cửa và khối lượng. Giá tính bằng nghìn đồng, thời gian theo giờ Việt Nam (UTC+7).',
  'partner.role': 'Trách nhiệm của mỗi bên',
  'partner.roleText':
    '{{partner}} cung cấp biểu đồ. {{brand}} tính tín hiệu và chịu trách nhiệm về nội dung quanh biểu đồ; đối tác không đưa ra khuyến nghị nào tại đây.',
  'partner.libraryRole':
    'Chưa có đối tác biểu đồ nào. {{library}} là phần mềm vẽ biểu đồ chạy ngay trong trình duyệt, không cung cấp số liệu và không đưa ra khuyến nghị. {{brand}} chịu trách nhiệm về toàn bộ nội dung.',
  'partner.visit': 'Trang của {{partner}}',
  'partner.contact': 'Có thắc mắc về biểu đồ? Gửi thư tới {{email}}.',
} as const;
