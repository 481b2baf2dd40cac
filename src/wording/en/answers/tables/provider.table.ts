import type { Answers } from '../sayer.ts';

/** Of the connection to a transmission provider. */
export const PROVIDER_ANSWERS: Answers = {
  'Không đọc được chứng thư. Cần chứng thư dạng PEM (BEGIN CERTIFICATE).':
    'The certificate cannot be read. It has to be PEM (BEGIN CERTIFICATE).',
  'Không đọc được khóa riêng. Cần khóa dạng PEM không đặt mật khẩu; khóa có mật khẩu hãy tải lên dưới dạng .p12.':
    'The private key cannot be read. It has to be PEM without a password; upload a key with a password as .p12.',
  'Khóa riêng không phải của chứng thư này. Hãy chọn đúng cặp.':
    'The private key is not of this certificate. Choose the right pair.',
  'Không đọc được chứng thư gốc. Cần dạng PEM (BEGIN CERTIFICATE).':
    'The root certificate cannot be read. It has to be PEM (BEGIN CERTIFICATE).',
  'Hãy chọn dùng nơi truyền nhận riêng rồi kiểm tra.': 'Choose a provider of your own first, then check.',
  'Chọn cách xác thực với nơi truyền nhận.': 'Choose how to authenticate with the provider.',
  'Địa chỉ phải có dạng https://tên-miền/đường-dẫn.': 'The address has to be like https://domain/path.',
  'Địa chỉ phải bắt đầu bằng https://, vì khóa và chứng từ được gửi tới đó.':
    'The address has to begin with https://, since keys and documents are sent there.',
  'Địa chỉ không được chứa tên đăng nhập hay mật khẩu.':
    'The address must not hold a user name or a password.',
  'Địa chỉ phải ở trên Internet, không ở trong mạng nội bộ.':
    'The address has to be on the Internet, not in a private network.',
  'Nhập khóa truy cập do nơi truyền nhận cấp. Khi đổi địa chỉ hoặc chứng thư gốc của máy chủ phải nhập lại.':
    'Enter the access key the provider gave you. It has to be entered again when the address or the root certificate of the server changes.',
  'Chọn chứng thư máy khách. Khi đổi địa chỉ hoặc chứng thư gốc của máy chủ phải chọn lại.':
    'Choose the client certificate. It has to be chosen again when the address or the root certificate of the server changes.',
  'Địa chỉ này dẫn vào mạng nội bộ nên không được gọi.':
    'This address leads into a private network and is not called.',
  'Dùng địa chỉ trên Internet, hoặc xin người vận hành hệ thống cho phép.':
    'Use an address on the Internet, or ask the operator of the system to allow it.',
  'Không tìm thấy máy chủ này.': 'This server was not found.',
  'Xem lại tên miền trong địa chỉ.': 'Check the domain in the address.',
  'Máy chủ không nhận kết nối ở cổng này.': 'The server takes no connection on this port.',
  'Xem lại cổng trong địa chỉ, hoặc hỏi nơi truyền nhận xem dịch vụ có đang chạy không.':
    'Check the port in the address, or ask the provider whether the service is running.',
  'Máy chủ không trả lời trong thời hạn.': 'The server did not answer in time.',
  'Thử lại sau ít phút; nếu vẫn vậy, hỏi nơi truyền nhận xem địa chỉ IP của hệ thống có bị chặn không.':
    'Try again in a few minutes; if that fails too, ask the provider whether the IP address of the system is blocked.',
  'Kết nối bị ngắt giữa chừng.': 'The connection was cut.',
  'Thử lại; nếu vẫn vậy, hỏi nơi truyền nhận.': 'Try again; if that fails too, ask the provider.',
  'Máy chủ ở cổng này không dùng HTTPS.': 'The server on this port does not use HTTPS.',
  'Xem lại địa chỉ và cổng.': 'Check the address and the port.',
  'Chứng thư của máy chủ không do nơi được tin cậy cấp.':
    'The certificate of the server is not of a trusted issuer.',
  'Nếu nơi truyền nhận dùng chứng thư gốc riêng, xin tệp đó và dán vào ô Chứng thư gốc của máy chủ.':
    'If the provider uses a root certificate of its own, ask for it and paste it into “Root certificates of the server”.',
  'Chứng thư của máy chủ không phải của tên miền này.':
    'The certificate of the server is not of this domain.',
  'Chứng thư của máy chủ đã hết hạn hoặc chưa có hiệu lực.':
    'The certificate of the server has expired or is not valid yet.',
  'Báo cho nơi truyền nhận.': 'Tell the provider.',
  'Chứng thư máy khách đã hết hạn.': 'The client certificate has expired.',
  'Xin nơi truyền nhận cấp chứng thư mới rồi tải lên.':
    'Ask the provider for a new certificate and upload it.',
  'Nơi truyền nhận không nhận chứng thư máy khách này.': 'The provider refused this client certificate.',
  'Kiểm tra đã chọn đúng chứng thư và chứng thư đã được đăng ký với họ chưa.':
    'Check that it is the right one and that it is registered with them.',
  'Nơi truyền nhận không nhận khóa truy cập này.': 'The provider refused this access key.',
  'Xin khóa mới rồi nhập lại.': 'Ask for a new key and enter it.',
  'Nơi truyền nhận báo lỗi phía họ.': 'The provider reports a fault of its own.',
  'Thử lại sau ít phút.': 'Try again in a few minutes.',
  'Nơi truyền nhận báo đang tạm ngừng nhận.': 'The provider says that it takes nothing for now.',
  'Máy chủ có trả lời, nhưng không theo giao thức của hệ thống.':
    'The server answers, but not in the protocol of the system.',
  'Xem lại đường dẫn trong địa chỉ, ví dụ còn thiếu phần /api.':
    'Check the path in the address; /api may be missing.',
  'Kết nối dùng được: nơi truyền nhận cho vào và sẵn sàng nhận thông điệp.':
    'The connection works: the provider lets the system in and is ready for messages.',
  'Không kết nối được với máy chủ, hoặc kết nối bị ngắt giữa chừng.':
    'The server cannot be reached, or the connection was cut.',
  'Bấm Kiểm tra kết nối để biết vướng ở bước nào.':
    'Press Check the connection to see at which step it fails.',
};
