export default {
  'feed.LACKS': 'Nguồn dữ liệu biểu đồ không cung cấp phần này.',
  'feed.REFUSED': 'Nguồn dữ liệu biểu đồ từ chối yêu cầu.',
  'feed.timeout': 'Quá 15 giây nguồn dữ liệu biểu đồ chưa trả lời.',
  'feed.UNREADABLE': 'Không đọc được câu trả lời của nguồn dữ liệu biểu đồ.',
  'feed.UNREACHED': 'Nguồn dữ liệu biểu đồ chưa trả lời được.',
  'feed.BUSY': 'Nguồn dữ liệu biểu đồ đang nhận quá nhiều yêu cầu.',
  'feed.UNKNOWN_SYMBOL': 'Nguồn dữ liệu biểu đồ không có mã này.',
  'feed.UNDECIDED_UNIT': 'Chưa rõ giá của nguồn tính bằng đồng hay nghìn đồng.',
  'feed.unknownUnit_one': 'Chưa rõ giá của {{symbols}} tính bằng đồng hay nghìn đồng nên không hiển thị.',
  'feed.unknownUnit_other':
    'Chưa rõ giá của {{count}} mã tính bằng đồng hay nghìn đồng nên không hiển thị: {{symbols}}.',
  'feed.part_one':
    'Danh sách chỉ gồm {{count}} mã mà chức năng tìm kiếm của nguồn dữ liệu biểu đồ trả về, có thể chưa đủ cả thị trường.',
  'feed.part_other':
    'Danh sách chỉ gồm {{count}} mã mà chức năng tìm kiếm của nguồn dữ liệu biểu đồ trả về, có thể chưa đủ cả thị trường.',
};
