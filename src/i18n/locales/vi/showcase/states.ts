export default {
  'showcase.contents': 'Các khung trên trang',
  'showcase.pages': 'Trang lỗi và dòng thông báo',

  'showcase.state.ready': 'Đầy đủ',
  'showcase.state.loading': 'Đang tải',
  'showcase.state.empty': 'Trống',
  'showcase.state.partial': 'Thiếu một phần',
  'showcase.state.lacking': 'Máy chủ không hỗ trợ',
  'showcase.state.stale': 'Dữ liệu cũ',
  'showcase.state.failed': 'Lỗi',
  'showcase.state.forbidden': 'Bị từ chối',

  'showcase.stateMeans.ready': 'Mọi dữ liệu đã về.',
  'showcase.stateMeans.loading': 'Chưa có phản hồi nào.',
  'showcase.stateMeans.empty': 'Máy chủ trả về danh sách trống.',
  'showcase.stateMeans.partial': 'Một số trường không có, hoặc nguồn giá không có bảng giá.',
  'showcase.stateMeans.lacking': 'Máy chủ không có lời gọi này (404); chỉ với lời gọi không bắt buộc.',
  'showcase.stateMeans.stale': 'Dữ liệu đã về, lần tải lại sau đó bị lỗi.',
  'showcase.stateMeans.failed': 'Máy chủ báo lỗi (500) ngay lần tải đầu.',
  'showcase.stateMeans.forbidden': 'Máy chủ từ chối quyền xem (403).',

  'showcase.never.forbidden':
    'Khi máy chủ từ chối dữ liệu của quản trị viên, trang chuyển về phần giới thiệu.',
  'showcase.never.staleMessages': 'Các tin mẫu giữ nguyên: chúng chỉ cho thấy một tin nhắn trông ra sao.',
  'showcase.never.staleChart': 'Các nến đã tải giữ nguyên; khung giá gần nhất báo rằng dữ liệu đã cũ.',
  'showcase.never.staleWhy': 'Lý do được tính từ các phiên đã đóng cửa nên không cũ đi trong phiên.',
  'showcase.never.stalePlans':
    'Lưu là thay toàn bộ gói, nên việc sửa luôn bắt đầu từ danh sách mới nhất trên máy chủ.',

  'showcase.view.offline': 'Mất mạng',
  'showcase.view.update': 'Có phiên bản mới',
  'showcase.view.crashed': 'Một khung gặp sự cố',
};
