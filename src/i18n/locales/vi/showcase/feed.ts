export default {
  'showcase.feed.articles': 'Bài viết',
  'showcase.feed.count_one': '{{count}} bài',
  'showcase.feed.count_other': '{{count}} bài',
  'showcase.feed.filter': 'Lọc bài viết',
  'showcase.feed.filters': 'Bộ lọc bài viết',
  'showcase.feed.matches': '{{count}}/{{total}} bài khớp bộ lọc',
  'showcase.feed.noMatch': 'Không có bài nào khớp bộ lọc',
  'showcase.feed.showAll': 'Hiện tất cả bài',
  'showcase.feed.tag.basics': 'Kiến thức cơ bản',
  'showcase.feed.tag.technical': 'Phân tích kỹ thuật',
  'showcase.feed.tag.risk': 'Quản trị rủi ro',
  'showcase.feed.tag.habits': 'Thói quen',
  'showcase.feed.tag.market': 'Thị trường',
  'showcase.feed.reading': 'Đọc báo cáo tài chính trong 15 phút',
  'showcase.feed.reading.description':
    'Ba con số nên xem trước: dòng tiền từ kinh doanh, biên lợi nhuận gộp và nợ vay ngắn hạn.',
  'showcase.feed.breadth': 'Độ rộng kể điều chỉ số không kể',
  'showcase.feed.breadth.description':
    'Chỉ số tăng nhờ vài mã lớn khác hẳn một phiên mà ba phần tư số mã cùng tăng.',
  'showcase.feed.stop': 'Đặt mức cắt lỗ trước khi đặt lệnh mua',
  'showcase.feed.stop.description': 'Biết trước mình sai ở giá nào thì mới tính được nên mua bao nhiêu.',
  'showcase.feed.settlement': 'T+2 nghĩa là gì với người mua hôm nay',
  'showcase.feed.settlement.description':
    'Cổ phiếu mua hôm nay về tài khoản vào trưa ngày T+2 và bán được từ phiên chiều hôm đó.',
  'showcase.feed.gaps': 'Khoảng trống giá: khi nào đáng chú ý',
  'showcase.feed.gaps.description':
    'Hãy xem khối lượng và phiên kế tiếp trước khi kết luận điều gì từ một khoảng trống.',
  'showcase.feed.diary': 'Viết nhật ký giao dịch',
  'showcase.feed.diary.description':
    'Ghi lý do mua, giá cắt lỗ và điều đã làm khác kế hoạch; một tháng sau hãy đọc lại.',
  'showcase.feed.dividend': 'Ngày giao dịch không hưởng quyền',
  'showcase.feed.dividend.description':
    'Giá tham chiếu giảm đúng bằng phần cổ tức; biểu đồ chưa điều chỉnh sẽ có một khoảng trống.',
  'showcase.feed.spread': 'Bao nhiêu mã là đủ',
  'showcase.feed.spread.description':
    'Quá ít mã thì rủi ro dồn một chỗ, quá nhiều mã thì khó theo dõi từng doanh nghiệp.',
  'showcase.feed.alerts': 'Để cảnh báo giá canh bảng giúp bạn',
  'showcase.feed.alerts.description':
    'Đặt cảnh báo ở vùng cản và ở mức cắt lỗ, rồi chỉ mở bảng giá khi có điều cần quyết định.',
};
