export default {
  'showcase.contents': 'Các khung trên trang',
  'showcase.pages': 'Trang lỗi và dòng thông báo',

  'showcase.panel.results': 'Kết quả tín hiệu',
  'showcase.panel.map': 'Bản đồ thị trường',
  'showcase.panel.movers': 'Biến động',
  'showcase.panel.filter': 'Lọc cổ phiếu',
  'showcase.panel.company': 'Doanh nghiệp',
  'showcase.panel.orderBook': 'Sổ lệnh',
  'showcase.panel.note': 'Ghi chú theo mã',
  'showcase.panel.alerts': 'Cảnh báo ở chuông',
  'showcase.panel.indexLine': 'VN-Index trong phiên',
  'showcase.panel.sectors': 'Các ngành trong phiên',
  'showcase.panel.listPlans': 'Mục tiêu và cắt lỗ tính từ nến',
  'showcase.panel.signalStates': 'Trạng thái kế hoạch của tín hiệu',
  'showcase.panel.provisional': 'Tín hiệu tạm tính',
  'showcase.panel.rowLine': 'Đường trong phiên của từng mã',
  'showcase.panel.events': 'Sự kiện trên biểu đồ',
  'showcase.panel.compare': 'So sánh trên biểu đồ',
  'showcase.panel.position': 'Vị thế trên biểu đồ: kế hoạch',
  'showcase.panel.positionHeld': 'Vị thế trên biểu đồ: đang giữ',
  'showcase.panel.positionNone': 'Vị thế trên biểu đồ: không có kế hoạch',
  'showcase.panel.planEnding': 'Gói: sắp hết hạn',
  'showcase.panel.planEnded': 'Gói: đã hết hạn',
  'showcase.panel.planRequested': 'Gói: đã yêu cầu gia hạn',
  'showcase.panel.renewalsNone': 'Gia hạn: chưa có gói nào cần gia hạn',
  'showcase.panel.product': 'Thẻ ở trang giới thiệu',

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
  'showcase.never.staleSubscriptions':
    'Lưu là thay toàn bộ gói, nên việc sửa luôn bắt đầu từ danh sách mới nhất trên máy chủ.',
  'showcase.never.planAbove': 'Như ở khung “Gói” phía trên; ở đây chỉ là một trường hợp của gói.',
  'showcase.never.lackingPlan': 'Máy chủ không có lời gọi này thì khung không hiện ra.',
  'showcase.never.renewals':
    'Khung lấy dữ liệu từ danh sách người dùng: danh sách đang tải, trống, cũ hay bị lỗi thì khung của danh sách báo.',
  'showcase.never.lackingRenewals': 'Danh sách người dùng không cho biết gói thì khung không hiện ra.',
  'showcase.never.company': 'Không có gì để nói về doanh nghiệp thì khung không hiện ra.',
  'showcase.never.staleDesk': 'Những gì đã tải giữ nguyên: chỉ chính người dùng thay đổi chúng.',
  'showcase.never.partialNote': 'Một ghi chú chỉ có hoặc không có.',
  'showcase.never.partialAlerts': 'Cảnh báo nào thiếu thông tin thì không được đặt.',
  'showcase.never.indexLine':
    'Chưa có nến trong phiên thì chỉ số đứng một mình; việc chờ và lỗi do khung Nhịp đập thị trường báo.',
  'showcase.never.sectors':
    'Danh sách này mở ra từ nút trong khung Nhịp đập thị trường; chưa có số liệu ngành thì không có nút.',
  'showcase.never.stalePart': 'Phần đã tải giữ nguyên; khung chứa nó báo rằng số liệu đã cũ.',
  'showcase.never.listPlans':
    'Danh sách có tín hiệu thì mới có gì để tính; trên điện thoại không có hai cột này.',
  'showcase.never.staleListPlans':
    'Mục tiêu và cắt lỗ được tính từ các phiên đã đóng cửa nên không cũ đi trong phiên.',
  'showcase.never.signalStates':
    'Kế hoạch chỉ có ở tín hiệu đã tải; việc chờ và lỗi do danh sách tín hiệu báo.',
  'showcase.never.provisional':
    'Chưa có giá trong phiên thì khung nói vậy, như khi danh mục trống; lỗi do danh mục theo dõi báo.',
  'showcase.never.partialProvisional':
    'Mã nào thiếu giá hoặc khối lượng thì không được tính; thiếu nến thì khung nói là bao nhiêu mã.',
  'showcase.never.staleProvisional':
    'Kết quả giữ nguyên cùng giờ của giá; danh mục theo dõi báo rằng giá đã cũ.',
  'showcase.never.rowLine': 'Chưa có nến thì ô để trống; từng dòng không báo lỗi.',
  'showcase.never.events':
    'Nút và các dấu chỉ có khi biểu đồ có nến và nguồn giá có sự kiện; ở đây là danh sách mà nút mở ra.',
  'showcase.never.partialEvents': 'Sự kiện nào thiếu ngày hoặc nội dung thì bị bỏ qua.',
  'showcase.never.compare': 'So sánh nằm trên biểu đồ nên chờ, trống và báo lỗi cùng biểu đồ.',
  'showcase.never.position': 'Vị thế nằm trên biểu đồ nên chờ, trống và báo lỗi cùng biểu đồ.',
  'showcase.never.product': 'Không có số liệu đọc được thì thẻ hiện ví dụ, như khi máy chủ không hỗ trợ.',
  'showcase.never.loadingProduct': 'Chỗ của thẻ để trống cho đến phản hồi đầu tiên.',
  'showcase.never.staleProduct': 'Số liệu đã tải giữ nguyên cùng giờ của nó.',

  'showcase.view.offline': 'Mất mạng',
  'showcase.view.update': 'Có phiên bản mới',
  'showcase.view.crashed': 'Một khung gặp sự cố',
};
