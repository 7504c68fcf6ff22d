/** The messages in Vietnamese; a name in braces stands for a value. */
export const vi = {
  sessionExpired: 'Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại.',
  forbidden: 'Bạn không có quyền truy cập mục này.',
  outOfOrder: 'Máy chủ đang gặp sự cố, vui lòng thử lại sau.',
  refused: 'Máy chủ từ chối yêu cầu này.',
  pathNotFound: 'Không tìm thấy địa chỉ này.',
  bodyTooLarge: 'Dữ liệu gửi lên vượt quá 8 MB.',

  credentialsMissing: 'Vui lòng nhập email và mật khẩu.',
  credentialsWrong: 'Email hoặc mật khẩu không đúng.',
  signedOut: 'Đã đăng xuất.',

  registrationIncomplete: 'Vui lòng nhập đủ họ tên, email và mật khẩu.',
  passwordsDiffer: 'Hai mật khẩu không khớp.',
  termsNotAccepted: 'Vui lòng đồng ý với điều khoản sử dụng.',
  emailInvalid: 'Email không hợp lệ.',
  emailTaken: 'Email này đã có tài khoản.',
  accountCreated: 'Đã tạo tài khoản.',

  linkSent: 'Nếu email này có tài khoản, liên kết đặt lại mật khẩu đã được gửi.',
  codeWrong: 'Mã xác thực không đúng.',
  resetLinkExpired: 'Liên kết đặt lại mật khẩu đã hết hạn.',
  resetLinkUnknown: 'Liên kết này không thuộc về tài khoản nào.',
  newPasswordSet: 'Đã đặt mật khẩu mới.',

  confirmationExpired: 'Liên kết xác nhận đã hết hạn.',
  emailConfirmed: 'Đã xác nhận email.',
  botMissing: 'Thiếu tên bot.',
  subscriptionConfirmed: 'Đã xác nhận đăng ký nhận tin.',

  currentPasswordWrong: 'Mật khẩu hiện tại không đúng.',
  newPasswordInvalid: 'Mật khẩu mới chưa đúng quy định.',
  newPasswordSame: 'Mật khẩu mới phải khác mật khẩu hiện tại.',
  passwordChanged: 'Đã đổi mật khẩu.',

  nothingChanged: 'Không có thay đổi nào.',
  fieldFixed: 'Không thể thay đổi trường {field}.',
  fieldInvalid: 'Trường {field} không hợp lệ.',
  emailOfAnother: 'Email này đã thuộc về một tài khoản khác.',
  phoneInvalid: 'Số điện thoại không hợp lệ.',
  birthdayInvalid: 'Ngày sinh không hợp lệ.',
  sexInvalid: 'Giới tính không hợp lệ.',
  languageInvalid: 'Ngôn ngữ không hợp lệ.',
  websiteInvalid: 'Trang web không hợp lệ.',
  socialsInvalid: 'Liên kết mạng xã hội không hợp lệ.',
  symbolsInvalid: 'Mã chứng khoán không hợp lệ.',

  userNotFound: 'Không tìm thấy người dùng.',
  subscriptionsInvalid: 'Gói hoặc ngày không hợp lệ.',
  tierNotFound: 'Không có gói số {id}.',
  endBeforeStart: 'Ngày kết thúc không được trước ngày bắt đầu.',
  subscriptionsUpdated: 'Đã cập nhật các gói.',
  renewalRequested: 'Đã gửi yêu cầu gia hạn.',
  nothingToRenew: 'Bạn chưa có gói nào cần gia hạn.',

  listOrSymbolInvalid: 'Danh mục hoặc mã chứng khoán không hợp lệ.',
  listNotFound: 'Không tìm thấy danh mục.',
  symbolNotFound: 'Không tìm thấy mã {symbol}.',
  symbolTwice: 'Mã {symbol} đã có trong danh mục.',
  symbolNotInList: 'Mã {symbol} không có trong danh mục.',
  symbolDeleted: 'Đã xóa mã {symbol} khỏi danh mục.',

  deskInvalid: 'Sổ giao dịch không hợp lệ.',
  deskConflict: 'Sổ giao dịch đã được thay đổi ở nơi khác.',

  pushMissing: 'Máy chủ này không gửi cảnh báo khi ứng dụng đã đóng.',
  pushInvalid: 'Địa chỉ nhận cảnh báo không hợp lệ.',
  pushAdded: 'Thiết bị này sẽ nhận cảnh báo.',
  pushRemoved: 'Thiết bị này sẽ không nhận cảnh báo nữa.',

  daysInvalid: 'Số phiên phải là số nguyên từ 1 đến 60.',

  studyRun: 'Quét {scanned} mã, {found} mã đạt điều kiện; gần nhất {symbol}, đóng cửa {close} đồng.',
};

export type MessageCode = keyof typeof vi;

/** A language's messages by code. */
export type Messages = Readonly<Record<MessageCode, string>>;
