import type { Answers } from '../sayer.ts';

/** Of signing and publishing invoices, and of the schedule and recurring invoices. */
export const PUBLISHING_ANSWERS: Answers = {
  'Mẫu hóa đơn đã chọn không còn. Chọn lại mẫu.': 'The chosen template is gone. Choose again.',
  'Chưa đặt lịch tự động phát hành nên không có lỗi để xóa.':
    'No schedule was set, so there is no error to clear.',
  'Bạn không có quyền xem chứng thư số nên không chọn được chứng thư số để ký. Nhờ người có quyền cấu hình ký số chọn.':
    'You may not see certificates, so you cannot choose one to sign with. Ask somebody who may.',
  'Tài khoản đã yêu cầu việc này bị khóa hoặc không còn quyền, nên phần còn lại giữ nguyên. Hãy làm lại từ tài khoản có quyền.':
    'The account that started this is locked or may not do it any more, so the rest is left as it is. Start it again from an account that may.',
  'Tài khoản đã đặt lịch không còn dùng được hoặc không còn quyền lập hóa đơn. Người có quyền hãy mở lịch và lưu lại.':
    'The account that set the schedule is not in use, or may not make invoices any more. Somebody who may has to open the schedule and save it.',
  'Ngày kết thúc phải từ ngày bắt đầu trở đi.': 'The last day has to be the first day or later.',
  'Chọn hóa đơn gốc.': 'Choose the invoice that is to come again.',
  'Từ ngày bắt đầu đến ngày kết thúc không còn ngày lập nào. Chọn ngày kết thúc muộn hơn, hoặc ngày khác trong tháng.':
    'No date of issue is left between the first day and the last. Choose a later last day, or another day of the month.',
  'Tài khoản đã bắt đầu lần phát hành này không còn dùng được hoặc không còn quyền phát hành. Hãy dừng phần còn lại rồi phát hành từ tài khoản khác.':
    'The account that started this is not in use or may not publish any more. Someone who may publish can press Resume to issue the rest in their own name.',
  'Tài khoản đã bắt đầu lần phát hành này không còn dùng được hoặc không còn quyền phát hành. Ai có quyền phát hành bấm Tiếp tục để phát hành phần còn lại dưới tên mình.':
    'The account that started this is not in use or may not publish any more. Someone who may publish can press Resume to issue the rest in their own name.',
  'Hệ thống gặp lỗi khi nhận các hóa đơn tiếp theo. Các hóa đơn đã nhận vẫn tiếp tục; hãy bấm Tiếp tục để thử lại.':
    'The system failed on the next invoices. Those already taken go on; press Resume to try again.',
  'Người mua đã nhận hóa đơn từ máy tính tiền này nên không hủy được. Hãy sửa nội dung sai rồi phát hành lại; số và mã (nếu có) giữ nguyên.':
    'The buyer has this cash-register invoice, so it cannot be cancelled. Correct what is wrong and publish it again; its number and code (if any) stay.',
  'Hóa đơn chưa có số nên không cần hủy. Hãy xóa bản nháp.':
    'The invoice has no number, so it need not be cancelled. Delete the draft.',
  'Chưa biết chắc cơ quan thuế đã từ chối hóa đơn này nên chưa hủy được. Hãy chờ hoặc tra cứu kết quả trước.':
    'It is not certain that the tax authority refused this invoice, so it cannot be cancelled yet. Wait, or look up the result first.',
  'Cơ quan thuế đã nhận hóa đơn này nên không hủy được. Hãy chọn “Có gì sai?” để điều chỉnh hoặc thay thế.':
    'The tax authority has this invoice, so it cannot be cancelled. Choose “What is wrong?” to adjust or replace it.',
  'Phản hồi cấp mã không chứa đúng hóa đơn đã ký. Đang chờ phản hồi khác, không lập lại hóa đơn này.':
    'The answer with the code does not hold the invoice that was signed. Waiting for another answer; do not make this invoice again.',
  'Phản hồi cấp mã không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.':
    'The answer with the code has no valid signature of the tax authority. Waiting for another answer; do not make this invoice again.',
  'Thông báo không cấp mã không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.':
    'The notice that refuses the code has no valid signature of the tax authority. Waiting for another answer; do not make this invoice again.',
  'Kết quả kiểm tra dữ liệu không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không lập lại hóa đơn này.':
    'The result of the check has no valid signature of the tax authority. Waiting for another answer; do not make this invoice again.',
  'Hóa đơn giữ nguyên số; hãy phát hành lại khi sẵn sàng.':
    'The invoice keeps its number; publish it again when you are ready.',
  'Hãy phát hành ít hóa đơn hơn mỗi lần.': 'Publish fewer invoices at a time.',
  'Hình này bị hỏng hoặc quá nặng nên không in được. Hãy lưu lại thành PNG rồi chọn lại.':
    'This picture is damaged or too heavy to print. Save it as PNG and choose it again.',
  'Bản in PDF của hóa đơn này quá nặng nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.':
    'The PDF of this invoice is too heavy, so the server stopped drawing it. The XML file can be downloaded and is what counts; if the invoice can still be changed, shorten the names of goods or split it.',
  'Bản in PDF của hóa đơn này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Tệp XML vẫn tải được và là bản có giá trị; nếu còn sửa được, hãy rút gọn tên hàng hoặc tách hóa đơn.':
    'The PDF of this invoice takes too much memory, so the server stopped drawing it. The XML file can be downloaded and is what counts; if the invoice can still be changed, shorten the names of goods or split it.',
  'Nhiều bản in PDF khác đang chờ nên máy chủ chưa nhận bản này. Hãy đợi vài giây rồi tải lại.':
    'Many other PDFs are waiting, so the server does not take this one yet. Wait a few seconds and load it again.',
  'Máy chủ đang khởi động lại nên chưa vẽ xong bản in PDF. Hãy đợi vài giây rồi tải lại.':
    'The server is being restarted, so the PDF is not drawn yet. Wait a few seconds and load it again.',
  '{file} có tối đa {most:number} hóa đơn, danh sách đang có nhiều hơn. Hãy lọc bớt, ví dụ theo ngày lập.':
    '{file:said} may have {most} invoices; the list has more. Filter it, for instance by issue date.',
  'Ký hiệu {symbol:word} chưa phát hành được tại đây: hiện chỉ phát hành hóa đơn thông thường (C..T, K..T), hóa đơn từ máy tính tiền (C..M, K..M) và phiếu xuất kho (C..N, C..B, K..N, K..B). Hãy chọn ký hiệu khác.':
    'Symbol {symbol} cannot be issued here: for now there are common invoices (C..T, K..T), cash-register invoices (C..M, K..M) and delivery notes (C..N, C..B, K..N, K..B). Choose another symbol.',
  'Ký hiệu {series:word} do máy bán hàng “{till}” giữ: chỉ máy đó cấp số. Hãy bán tại máy đó, hoặc chọn ký hiệu khác.':
    'Series {series} is held by the till “{till}”, which alone gives its numbers. Sell at that till, or choose another series.',
  '{reason}. Số đã cấp không dùng lại.': '{reason}. Its number is not used again.',
  'Hóa đơn {by} điều chỉnh cho hóa đơn này': 'Invoice {by} adjusts this one',
  'Hóa đơn {by} thay thế cho hóa đơn này': 'Invoice {by} replaces this one',
  'Cơ quan thuế báo hóa đơn {by} không hợp lệ nên hóa đơn này giữ nguyên hiệu lực cho tới khi hóa đơn đó được sửa và gửi lại.':
    'The tax authority says that invoice {by} is not valid, so this one stays in force until that one is put right and sent again.',
  'Lịch chạy sau khi ngày hóa đơn đã qua, nên cần người xác nhận rồi phát hành.':
    'The schedule ran after the invoice date was over, so somebody has to confirm it and publish.',
  'Tài khoản đã đặt lịch không còn dùng được hoặc không còn quyền phát hành. Người có quyền hãy đặt lại lịch.':
    'The account that set the schedule is not in use, or may not publish any more. Somebody who may has to set it again.',
  'Chưa có chứng thư số còn hiệu lực để ký. Thêm chứng thư số rồi bật lại.':
    'There is no valid certificate to sign with. Add one, then switch this on again.',
  'Chứng thư số đang dùng cần người ký từng lần (USB token hoặc ký từ xa). Tự động phát hành cần chứng thư số dạng tệp.':
    'The certificate in use needs a person for each signing (USB token or remote). Automatic publishing needs a certificate of a file.',
  'Chứng thư số “{name}” đã chọn để tự động phát hành không ký được: {why} Hoặc bấm Đổi lịch và chọn chứng thư số khác.':
    'The certificate “{name}” chosen for automatic publishing cannot sign: {why:said} Or press Change and choose another one.',
  'Chứng thư số “{name}” đã chọn để tự động phát hành không còn trong danh sách. Bấm Đổi lịch và chọn chứng thư số khác.':
    'The certificate “{name}” chosen for automatic publishing is not in the list any more. Press Change and choose another one.',
  'Chứng thư số đã chọn để tự động phát hành không còn trong danh sách. Bấm Đổi lịch và chọn chứng thư số khác.':
    'The certificate chosen for automatic publishing is not in the list any more. Press Change and choose another one.',
  'Hóa đơn gốc không còn. Hãy chọn hóa đơn khác.': 'The invoice it is made from is gone. Choose another.',
  'Hóa đơn điều chỉnh không lập lại được. Hãy chọn hóa đơn khác làm gốc.':
    'An adjusting invoice cannot come again. Choose another invoice to make it from.',
  'Hóa đơn gốc đã bị thay thế hoặc điều chỉnh. Hãy chọn hóa đơn đúng làm gốc.':
    'The invoice it is made from was replaced or adjusted. Choose the right one.',
  'Hóa đơn gốc đã bị hủy. Hãy chọn hóa đơn khác.':
    'The invoice it is made from was cancelled. Choose another.',
  'Khách hàng của hóa đơn gốc đã bị xóa khỏi danh mục. Khôi phục khách hàng, hoặc chọn hóa đơn khác làm gốc.':
    'The customer of the invoice it is made from was deleted from the catalogue. Restore the customer, or choose another invoice.',
  'Ký hiệu {series:word} chưa có hoặc đã ngừng dùng. Tạo hoặc mở lại mẫu hóa đơn này, rồi mở lịch và lưu lại.':
    'Series {series} is not there, or not in use. Make this template or activate it, then open the schedule and save it.',
  'Dòng {lines}: hóa đơn bán ô tô, xe máy phải ghi nhãn hiệu, loại xe và năm sản xuất; chưa thấy {missing}. Ghi thêm vào tên hàng hoặc phần hàng hóa đặc trưng, hoặc xác nhận để vẫn phát hành.':
    'Line {lines}: an invoice of a car or motorbike has to state brand, type and year; not found: {missing:list}. Add it to the name of the goods or to the special goods, or confirm to issue it all the same.',
  'nhãn hiệu': 'brand',
  'loại xe': 'type',
  'năm sản xuất': 'year of manufacture',
  'Dòng {line:number}: chưa có số lượng.': 'Line {line}: the quantity is missing.',
  'Nhập số lượng; dịch vụ không có số lượng, đơn giá thì chỉ nhập thành tiền.':
    'Enter it; for a service without quantity and unit price enter the amount alone.',
  'Nhập số lượng; dịch vụ chỉ ghi thành tiền thì để trống đơn vị tính.':
    'Enter it; for a service stated by its amount alone leave the unit blank.',
};
